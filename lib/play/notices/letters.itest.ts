import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { saveChoices } from '@/lib/notify/choices'
import type { PostOffice } from '@/lib/notify/mail/post-office'
import { keptOffice } from '@/lib/notify/mail/testing'
import { account, at, clock, type TestGame, testGame } from '../testing'
import { deliverLetters } from './loops'
import { giveAddresses, tell } from './testing'

let game: TestGame

const must = async (outcome: ReturnType<TestGame['act']>) => {
  const answer = await outcome
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
}
const vote = (seat: number, target: number) => must(game.act(seat, { do: 'vote', picks: [{ seat: target }] }))
const states = async () => (await db().letter.findMany()).map((letter) => letter.state)
const addressed = (handed: ReturnType<typeof keptOffice>['handed']) => handed.map(({ mail }) => mail.to).sort()
const reminded = async () => {
  await clock('2026-03-03T19:00:00+08:00')
  await tell()
}

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await giveAddresses(game)
  await tell() // the opening of the round: no letters by default
})

describe('a letter', () => {
  it('T17.1 follows the notice; its subject names the game alone, its link leads to the place to act', async () => {
    await reminded()
    const { office, handed } = keptOffice()
    expect(await deliverLetters(office)).toBe(game.seats.length)
    expect(addressed(handed)).toEqual(game.seats.map((seat) => `seat-${seat}@example.org`).sort())
    const [first] = handed
    expect(new Set(handed.map(({ mail }) => mail.subject))).toEqual(new Set(['江湖帖：《g 局》有一件事等你']))
    const id = /\/inbox\/(\S+)/.exec(first?.mail.text ?? '')?.[1]
    expect(await db().notice.findUnique({ where: { id: id ?? '' } })).toMatchObject({ link: `/g/${game.slug}/vote` })
    expect(first?.mail.text).toContain('21:00:00')
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })

  it('T17.1 of a secret matter tells neither role, code name, alias nor place', async () => {
    const [out = 0] = await game.role('ranger')
    await clock('2026-03-03T12:00:00+08:00')
    for (const seat of game.seats) await vote(seat, out)
    await at('2026-03-03T21:00:01+08:00')
    await tell()
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    const view = await game.view(game.host)
    const secret = handed.filter(({ mail }) => mail.text.includes('有一件事等你亲自看'))
    expect(secret).toHaveLength(4) // two killers, the lone assassin, the sword
    const names = view.seats.flatMap(({ alias, code }) => [alias, ...(code ? [code] : [])])
    for (const { mail } of handed)
      for (const word of [...names, '帖位', '杀手', '刺客', '剑侠', '/desk', 'desk'])
        expect(mail.subject + mail.text).not.toContain(word)
    expect(new Set(handed.map(({ mail }) => mail.subject)).size).toBe(1)
  })

  it('is in the language of its reader', async () => {
    await db().user.update({ where: { id: game.account(1) }, data: { locale: 'en' } })
    await reminded()
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    const letter = handed.find(({ mail }) => mail.to === 'seat-1@example.org')
    expect(letter?.mail.subject).toBe('江湖帖: a matter awaits you in “g 局”')
    expect(letter?.mail.text).toContain('no ballot counts as suicide')
  })
})

describe('at the moment of sending', () => {
  it('T8.1 whoever has voted meanwhile is not written to', async () => {
    await reminded()
    await vote(3, 1)
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    expect(addressed(handed)).not.toContain('seat-3@example.org')
    expect(handed).toHaveLength(game.seats.length - 1)
  })

  it('nobody is, once the vote has closed', async () => {
    await reminded()
    await clock('2026-03-03T21:00:01+08:00')
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    expect(handed).toEqual([])
    expect(new Set(await states())).toEqual(new Set(['dropped']))
  })

  it('T3.3 an account that has lost its seat is not written to, not even of what is public', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await must(game.act('host', { do: 'warn', seat: 7 }))
    await must(game.act('host', { do: 'warn', seat: 8 }))
    await tell()
    const substitute = await account('substitute')
    await db().seat.update({ where: { gameId_seat: { gameId: game.id, seat: 7 } }, data: { userId: substitute } })
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    expect(addressed(handed)).toEqual(['seat-8@example.org'])
  })

  it('nor one that has turned mail off, given up its address or was banned since', async () => {
    await reminded()
    await saveChoices(game.account(1), game.id, { voteMissing: { inApp: true, mail: false } })
    await db().user.update({ where: { id: game.account(2) }, data: { email: null } })
    await db().user.update({ where: { id: game.account(3) }, data: { bannedAt: new Date() } })
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    expect(addressed(handed)).toEqual(
      game.seats
        .slice(3)
        .map((seat) => `seat-${seat}@example.org`)
        .sort(),
    )
  })
})

describe('exactly once', () => {
  it('from any number of processes', async () => {
    await reminded()
    const { office, handed } = keptOffice()
    await Promise.all(Array.from({ length: 3 }, () => deliverLetters(office)))
    expect(addressed(handed)).toEqual([...new Set(addressed(handed))])
    expect(handed).toHaveLength(game.seats.length)
  })

  it('a letter in the hands of a process that dies is never sent again; the others are', async () => {
    await reminded()
    let handedOver = ''
    const dying: PostOffice = {
      isOpen: async () => true,
      hand: (id) => {
        handedOver = id
        throw new Error('the process dies here')
      },
    }
    await expect(deliverLetters(dying)).rejects.toThrow('dies')
    const { office, handed } = keptOffice()
    await deliverLetters(office)
    expect(handed).toHaveLength(game.seats.length - 1)
    expect(handed.map(({ id }) => id)).not.toContain(handedOver)
    await clock('2026-03-03T19:20:00+08:00')
    await deliverLetters(office)
    expect(handed).toHaveLength(game.seats.length - 1)
    expect(await db().letter.findUniqueOrThrow({ where: { id: handedOver } })).toMatchObject({
      state: 'unsure',
      tries: 1,
    })
  })

  it('a letter in whose writing the process died goes out: the server had not seen it', async () => {
    await reminded()
    const { writers } = await import('./loops')
    const { deliverDue } = await import('@/lib/notify/mail/deliver')
    const { office, handed } = keptOffice()
    const failing = {
      ...writers,
      notice: () => Promise.reject(new Error('the database goes away here')),
    }
    await deliverDue(office, failing)
    expect(handed).toEqual([])
    expect(new Set(await states())).toEqual(new Set(['waiting']))
    await clock('2026-03-03T19:02:00+08:00')
    await deliverLetters(office)
    expect(handed).toHaveLength(game.seats.length)
  })

  it('a server that did not take it is asked again, later each time, and not for ever', async () => {
    await reminded()
    await db().letter.deleteMany({ where: { notice: { seat: { not: 1 } } } })
    const { office, handed } = keptOffice(() => 'later')
    const instants = ['19:00:59', '19:01:00', '19:04:59', '19:05:00', '19:21:00', '20:25:00']
    const tried: number[] = []
    for (const time of ['19:00:00', ...instants]) {
      await clock(`2026-03-03T${time}+08:00`)
      await deliverLetters(office)
      tried.push(handed.length)
    }
    expect(tried).toEqual([1, 1, 2, 2, 3, 4, 5])
    expect(await states()).toEqual(['waiting'])
    await db().letter.updateMany({ data: { dueAt: new Date('2026-03-03T20:25:00+08:00') } })
    await deliverLetters(office)
    expect(await states()).toEqual(['failed'])
  })

  it('one that is refused, or may have been taken, is not sent again', async () => {
    await reminded()
    const { office, handed } = keptOffice((id) => (id < '8' ? 'refused' : 'unsure'))
    await deliverLetters(office)
    await clock('2026-03-03T20:00:00+08:00')
    await deliverLetters(office)
    expect(handed).toHaveLength(game.seats.length)
    expect((await states()).filter((state) => state !== 'failed' && state !== 'unsure')).toEqual([])
  })

  it('while the mail server is away no letter is touched', async () => {
    await reminded()
    const shut: PostOffice = { isOpen: async () => false, hand: () => Promise.reject(new Error('not asked')) }
    expect(await deliverLetters(shut)).toBe(-1)
    expect(new Set(await states())).toEqual(new Set(['waiting']))
    expect((await db().letter.findMany()).every((letter) => letter.tries === 0)).toBe(true)
  })
})

describe('by choice', () => {
  it('mail alone brings no line in the inbox; without an address the inbox alone', async () => {
    await saveChoices(game.account(1), null, { voteMissing: { inApp: false, mail: true } })
    await db().user.update({ where: { id: game.account(2) }, data: { email: null } })
    await reminded()
    const rows = await db().notice.findMany({ where: { kind: 'voteMissing' }, include: { letter: true } })
    const of = (seat: number) => rows.find((row) => row.seat === seat)
    expect(of(1)).toMatchObject({ inApp: false, letter: { state: 'waiting' } })
    expect(of(2)).toMatchObject({ inApp: true, letter: null })
  })
})
