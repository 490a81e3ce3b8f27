import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTranscript } from '../open'
import { jianghuOutcome, readJianghu } from './index'

const folder = path.join(import.meta.dirname, '../fixtures/jianghu')
const load = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => name.replace('.expected.json', ''))

const read = (json: unknown) => {
  const result = readJianghu(json)
  if (!result.valid) throw new Error(JSON.stringify(result.faults))
  return result.transcript
}
const faults = (json: unknown): string[] => {
  const opened = openTranscript(json)
  return opened.valid ? [] : opened.faults.map((fault) => fault.path)
}

describe('江湖 transcripts with a known outcome', () => {
  it.each(names)('%s', (name) => {
    const outcome = JSON.parse(JSON.stringify(jianghuOutcome(read(load(`${name}.json`)))))
    for (const entry of outcome.rejected) delete entry.message
    expect(outcome).toEqual(load(`${name}.expected.json`))
  })

  it('J15.2 the draws of an outcome, as dice, give the same outcome without a seed', () => {
    const { seed: _, ...file } = load('03-ten-seats.json')
    const { draws } = load('03-ten-seats.expected.json')
    const outcome = JSON.parse(JSON.stringify(jianghuOutcome(read({ ...file, dice: draws }))))
    expect(outcome).toEqual(load('03-ten-seats.expected.json'))
  })

  it('J15.2 dice may be the first draws only; the seed goes on from its beginning', () => {
    const file = load('03-ten-seats.json')
    const { draws } = load('03-ten-seats.expected.json')
    const outcome = jianghuOutcome(read({ ...file, dice: draws.slice(0, 2) }))
    expect(outcome.draws?.slice(0, 2)).toEqual(draws.slice(0, 2))
    expect(outcome.draws).not.toEqual(draws)
  })
})

describe('江湖 dice', () => {
  it('J15.2 name a character with or without the title, and what has an English word in Chinese too', () => {
    const { seed: _, ...file } = load('03-ten-seats.json')
    const { draws } = load('03-ten-seats.expected.json')
    const words: Record<string, string> = {
      league: '至尊联盟',
      guild: '刺客组织',
      bystander: '打酱油',
      顾长河: '剑侠·顾长河',
    }
    const dice = draws.map((entry: { for: string; result: unknown }) => ({
      ...entry,
      result: Array.isArray(entry.result) ? entry.result.map((name) => words[name] ?? name) : entry.result,
    }))
    expect(JSON.stringify(dice)).toContain('剑侠·顾长河')
    const outcome = JSON.parse(JSON.stringify(jianghuOutcome(read({ ...file, dice }))))
    expect(outcome).toEqual(load('03-ten-seats.expected.json'))
  })
})

describe('江湖 transcripts that are faulty', () => {
  const file = load('02-night-and-day.json')

  it('J15.2 a die with another label than the one due, or an impossible result', () => {
    const dice = (index: number, change: object) =>
      faults({
        ...file,
        dice: file.dice.map((entry: object, i: number) => (i === index ? { ...entry, ...change } : entry)),
      })
    expect(dice(8, { for: 'n1.oder' })).toEqual(['dice.8'])
    expect(dice(8, { result: [1, 2, 3] })).toEqual(['dice.8'])
    expect(dice(9, { result: 4 })).toEqual(['dice.9'])
    expect(dice(0, { result: [...file.dice[0].result].fill('league') })).toEqual(['dice.0'])
    expect(dice(14, { result: 'perhaps' })).toEqual(['dice.14'])
    expect(dice(9, { result: 5 })).toEqual([])
  })

  it('J15.2 a draw without a die or a seed', () => {
    expect(faults({ ...file, dice: file.dice.slice(0, 4) })).toEqual(['dice.4'])
    expect(faults({ ...file, dice: undefined })).toEqual(['dice.0'])
  })

  it('unknown fields, wrong seats, stamps that go back, what is no seat', () => {
    expect(faults({ ...file, pace: 1 })).toEqual(['(file)'])
    expect(faults({ ...file, config: { night: 3 } })).toEqual(['config'])
    expect(faults({ ...file, seats: file.seats.slice(1) })).toContain('seats')
    expect(faults({ ...file, seats: file.seats.map((seat: object) => ({ ...seat, seat: 1 })) })).toContain(
      'seats.1.seat',
    )
    const commands = [file.commands[1], file.commands[0]]
    expect(faults({ ...file, commands })).toContain('commands.1.at')
    const strange = { ...file.commands[0], by: 9 }
    expect(faults({ ...file, commands: [strange] })).toContain('commands.0.by')
    expect(faults({ ...file, timeZone: 'Mars/Olympus' })).toContain('timeZone')
    expect(faults({ ...file, config: { characters: ['某人'] } })).toContain('config.characters.0')
  })
})

describe('--viewer', () => {
  it('J8.1 gives a seat its own and what it was told of the seat before it, the public what is public', () => {
    const transcript = read(load('02-night-and-day.json'))
    const seat = jianghuOutcome(transcript, { kind: 'seat', seat: 8 })
    expect(seat.rejected.map((entry) => entry.code)).toEqual(['NOT_LIVING'])
    expect(seat).toMatchObject({ hint: { seat: 7, faction: 'league' }, draws: null })
    expect(seat.seats[7]).toMatchObject({ faction: 'bystander', mission: 11, hp: 15 })
    expect(seat.seats[6]).toMatchObject({
      faction: null,
      hp: null,
      sex: null,
      bag: null,
      character: '石不烂',
      place: '塞北',
    })
    const open = jianghuOutcome(transcript, { kind: 'public' })
    const carried = jianghuOutcome(transcript).seats.map((entry) => entry.carries)
    expect(carried[7]).toBeNull()
    expect(carried.some((carries) => carries?.bag && carries.specials > 0)).toBe(true)
    expect(open.seats.map((entry) => entry.carries)).toEqual(carried)
    expect(open.seats[7]).toMatchObject({ faction: null, death: { round: 1, stage: 'vote' }, order: null })
    expect(open.rejected).toEqual([])
  })

  it('gives everybody everything once the game is over', () => {
    const transcript = read(load('01-relic.json'))
    expect(jianghuOutcome(transcript, { kind: 'public' })).toEqual(jianghuOutcome(transcript))
  })
})
