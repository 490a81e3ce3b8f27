import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTranscript } from '../index'

/** The examples of docs/transcripts-jingfei.md. */
const folder = path.join(import.meta.dirname, '../fixtures/jingfei')
const load = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => name.replace('.expected.json', ''))

function opened(name: string) {
  const result = openTranscript(load(`${name}.json`))
  if (!result.valid) throw new Error(JSON.stringify(result.faults))
  return result.transcript
}

describe('警匪 transcripts with a known outcome', () => {
  it.each(names)('%s', (name) => {
    const outcome = JSON.parse(JSON.stringify(opened(name).outcome({ kind: 'host' })))
    for (const entry of outcome.rejected) delete entry.message
    expect(outcome).toEqual(load(`${name}.expected.json`))
  })

  it('there are some', () => {
    expect(names).toHaveLength(3)
  })
})

describe('outcomes for other viewers', () => {
  const running = opened('03-first-night')

  it('the public gets no role, no voice, no check, no refusal, no draw', () => {
    expect(running.outcome({ kind: 'public' })).toMatchObject({
      rejected: [],
      nights: [{ kill: null, voices: { killers: null, police: null } }],
      checks: [],
      roles: [],
      draws: [],
    })
  })

  it('an officer gets his group’s voices, the check and what it told; a killer his own', () => {
    expect(running.outcome({ kind: 'seat', seat: 7 })).toMatchObject({
      nights: [{ voices: { killers: null, police: [{ seat: 3, target: 9 }] } }],
      checks: [{ round: 1, seat: 9, role: 'killer' }],
      roles: [{ seat: 3 }, { seat: 7 }, { seat: 9, role: 'killer' }, { seat: 11 }],
    })
    expect(running.outcome({ kind: 'seat', seat: 1 })).toMatchObject({
      rejected: [{ code: 'FIRST_NIGHT_SAFE' }, { code: 'NO_VOICE' }, { code: 'PAUSED' }],
      nights: [{ voices: { killers: [], police: null } }],
      checks: [],
    })
  })

  it('G12 once the game is over everybody gets everything', () => {
    const over = opened('02-tie-draw')
    for (const viewer of [{ kind: 'public' } as const, { kind: 'seat', seat: 7 } as const])
      expect(over.outcome(viewer)).toEqual(over.outcome({ kind: 'host' }))
  })
})
