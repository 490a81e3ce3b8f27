import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { act } from './act'
import { latestHeadlines } from './headlines'
import { readHome } from './home'
import { concernsSeat, refuseUnseen } from './host-seen'
import { addHelper } from './host-team'
import { seatsTold, tell } from './notices/testing'
import { readAnnouncements } from './read-announcements'
import { readHostLog, readSeen } from './read-host-log'
import { substitute, volunteer } from './substitute'
import { account, at, type TestGame, testGameOf } from './testing'

/** Dealt and offered at noon of 2 March; the first night closes on the 3rd at 21:00:00. */
const OFFERED = '2026-03-02T12:00:00+08:00'
const FIRST_DAY = '2026-03-03T21:00:01+08:00'
const SECOND_NIGHT = '2026-03-04T21:00:01+08:00'

let game: TestGame<'jianghu'>
const start = async (config: object = {}) => {
  await freshTables()
  game = await testGameOf('jianghu', { config, players: 8, dealtAt: OFFERED })
}
beforeEach(() => start())

/** Everybody picks the first card, in 皇城: night 1 opens. */
async function toNight(): Promise<void> {
  for (const seat of game.seats) {
    const { me } = await game.view(game.account(seat))
    const picked = await game.act(seat, { do: 'pick', character: me?.offer[0] ?? '', place: '皇城' })
    expect(picked).toMatchObject({ ok: true })
  }
  expect((await game.view()).phase).toBe('night')
}
async function toDay(): Promise<void> {
  await toNight()
  await at(FIRST_DAY)
}
const guard = { do: 'act', skills: [{ skill: 'guard' }], uses: [] }
const join = async (role: 'assistant' | 'counter') => {
  const user = await account(`${role}1`)
  expect(await addHelper(game.id, game.host, `${role}1`, role)).toMatchObject({ ok: true })
  return user
}
const kinds = async () => {
  const read = await readAnnouncements(await game.page(game.host), null, 1)
  return read.posts.map((post) => post.data?.kind)
}
const asked = (userId: string, command: Parameters<typeof act>[0]['command'], key?: string) =>
  act({ gameId: game.id, userId, command, key })

describe('what the host team sees', () => {
  it('J17.4 the main host sees picks, actions and votes as they come; seats and the public do not', async () => {
    expect((await game.view(game.host)).host?.picks).toHaveLength(8)
    await toNight()
    await game.act(3, guard)
    const action = (await game.view(game.host)).host?.actions?.find(({ seat }) => seat === 3)
    expect(action?.action?.skills).toMatchObject([{ skill: 'guard' }])
    await at(FIRST_DAY)
    await game.act(5, { do: 'vote', seat: 6 })
    expect((await game.view(game.host)).ballots).toEqual([{ seat: 5, for: 6 }])
    for (const user of [undefined, game.account(4), game.account(5)]) {
      const view = await game.view(user)
      expect([view.host, view.ballots, view.seats.some((seat) => seat.secrets !== null)]).toEqual([null, null, false])
    }
  })

  it('J17.4 a blind host sees them only when they have settled, and everybody knows that he is', async () => {
    await start({ hostBlind: true })
    expect((await game.view(game.host)).host?.picks).toBeNull()
    await toNight()
    await game.act(3, guard)
    expect((await game.view(game.host)).host?.actions).toBeNull()
    await at(FIRST_DAY)
    await game.act(5, { do: 'vote', seat: 6 })
    const view = await game.view(game.host)
    expect([view.ballots, view.hostBlind, (await game.view()).hostBlind]).toEqual([null, true, true])
    expect(view.seats[2]?.secrets).not.toBeNull()
  })

  it('T18 a counter sees votes alone; an assistant what is public, unless the set-up gives him the secrets', async () => {
    await toDay()
    await game.act(5, { do: 'vote', seat: 6 })
    const [assistant, counter] = [await join('assistant'), await join('counter')]
    const secrets = async (user: string) => {
      const view = await game.view(user)
      return [view.ballots !== null, view.host !== null, view.seats.some((seat) => seat.secrets !== null)]
    }
    expect(await secrets(counter)).toEqual([true, false, false])
    expect(await secrets(assistant)).toEqual([false, false, false])
    const { setup } = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    await db().game.update({
      where: { id: game.id },
      data: { setup: { ...(setup as object), assistantSecrets: true } },
    })
    expect(await secrets(assistant)).toEqual([true, true, true])
  })
})

describe('what the host team does', () => {
  it('J17.1 warns, rules out and undoes, announced and logged with who did it', async () => {
    await toDay()
    for (const command of [
      { do: 'warn', seat: 2, note: '场外说局' },
      { do: 'ruleOut', seat: 2, note: '再犯' },
      { do: 'undoRuleOut', seat: 2, note: '弄错了' },
    ])
      expect(await game.act('host', command)).toMatchObject({ ok: true })
    expect(await kinds()).toEqual(expect.arrayContaining(['warned', 'ruledOut', 'ruleOutUndone']))
    const log = await readHostLog(await game.page(game.host))
    expect(log?.slice(0, 3).map(({ act, seat, who, note }) => [act, seat, who, note])).toEqual([
      ['undoRuleOut', 2, 'g-host', '弄错了'],
      ['ruleOut', 2, 'g-host', '再犯'],
      ['warn', 2, 'g-host', '场外说局'],
    ])
  })

  it('J17.1 a ruled-out seat cannot vote or act; its death settles with the next settlement, and is not undone then', async () => {
    await toDay()
    await game.act('host', { do: 'ruleOut', seat: 2 })
    expect(await game.act(2, { do: 'vote', seat: 1 })).toMatchObject({ ok: false, refusal: { code: 'NOT_LIVING' } })
    await at(SECOND_NIGHT)
    expect((await game.view()).seats[1]?.death).toMatchObject({ round: 1, killer: null })
    expect(await game.act('host', { do: 'undoRuleOut', seat: 2 })).toMatchObject({ refusal: { code: 'BAD_TARGET' } })
  })

  it('J17.2 pauses and resumes; nobody acts meanwhile', async () => {
    await toDay()
    const before = (await game.view()).closes
    expect(await game.act('host', { do: 'pause', note: '论坛维护' })).toMatchObject({ ok: true })
    expect(await game.act('host', { do: 'pause' })).toMatchObject({ refusal: { code: 'WRONG_PHASE' } })
    expect(await game.act(1, { do: 'vote', seat: 2 })).toMatchObject({ refusal: { code: 'PAUSED' } })
    await at('2026-03-05T12:00:00+08:00')
    expect((await game.view()).phase).toBe('day')
    expect(await game.act('host', { do: 'resume' })).toMatchObject({ ok: true })
    expect((await game.view()).closes).toBe((before ?? 0) + 2 * 86_400_000)
  })

  it('J17.1 gives a seat to a volunteer: character, place and vote are his, nothing is announced', async () => {
    await toDay()
    const other = await account('新人')
    expect(await volunteer(game.id, other, '我来')).toMatchObject({ ok: true })
    const announced = await kinds()
    const given = { seat: 4, userId: other, note: '有事', key: crypto.randomUUID() }
    expect(
      await substitute({ id: game.id }, game.host, given, { seen: undefined, concern: () => false }),
    ).toMatchObject({
      ok: true,
    })
    expect((await game.view(other)).me?.seat).toBe(4)
    expect((await game.view(game.account(4))).me).toBeNull()
    expect(await kinds()).toEqual(announced)
  })

  it('J17.3 closes the game with a reason: nobody wins, all is opened', async () => {
    await toDay()
    expect(await game.act('host', { do: 'close', note: '人散了' })).toMatchObject({ ok: true })
    const view = await game.view()
    expect([view.status, view.endedBy, view.winner]).toEqual(['finished', 'closed', null])
    expect(view.seats.every((seat) => seat.secrets !== null)).toBe(true)
    expect(await game.act('host', { do: 'pause' })).toMatchObject({ refusal: { code: 'GAME_OVER' } })
  })

  it('T18 an assistant warns and rules out but neither closes nor replaces; a counter does nothing; nor do seats', async () => {
    await toDay()
    const [assistant, counter] = [await join('assistant'), await join('counter')]
    expect(await asked(assistant, { do: 'warn', seat: 3, note: '一' })).toMatchObject({ ok: true })
    for (const command of [{ do: 'close' }, { do: 'substitute', seat: 3 }])
      expect(await asked(assistant, command)).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await asked(counter, { do: 'warn', seat: 3 })).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await asked(game.account(1), { do: 'warn', seat: 3 })).toMatchObject({
      refusal: { code: 'NOT_YOUR_COMMAND' },
    })
    expect((await game.view()).seats[2]?.warnings).toBe(1)
  })

  it('the same form sent twice acts once', async () => {
    await toDay()
    const key = crypto.randomUUID()
    const command = { do: 'warn', seat: 3, note: '一' }
    expect(await game.act('host', command, key)).toMatchObject({ ok: true, value: { repeated: false } })
    expect(await game.act('host', command, key)).toMatchObject({ ok: true, value: { repeated: true } })
    expect((await game.view()).seats[2]?.warnings).toBe(1)
  })

  it('two hosts at once: a form made before the other’s act on the same seat is refused once', async () => {
    await toDay()
    const assistant = await join('assistant')
    const seen = await readSeen(await game.page(game.host))
    await asked(assistant, { do: 'warn', seat: 3, note: '一' })
    const send = (seat: number) =>
      act({
        gameId: game.id,
        userId: game.host,
        command: { do: 'warn', seat, note: '二' },
        check: (tx, { game: locked, state }) => refuseUnseen(tx, locked, state, { seen, concern: concernsSeat(seat) }),
      })
    expect(await send(3)).toMatchObject({ refusal: { code: 'CHANGED_MEANWHILE' } })
    expect(await send(4)).toMatchObject({ ok: true })
  })
})

describe('what is told of the game elsewhere', () => {
  it('J13a nights and days are posts of 公告, in order, and headlines of the hall', async () => {
    await toDay()
    await at(SECOND_NIGHT)
    const told = await kinds()
    expect(told.filter((kind) => kind !== 'signUpOpened' && kind !== 'dealt')).toEqual([
      'offered',
      'begun',
      'nightOpened',
      'nightReport',
      'dayOpened',
      'dayReport',
      'nightOpened',
    ])
    const headlines = await latestHeadlines(false)
    expect(headlines.map(({ ruleset, kind, values }) => [ruleset, kind, values.round])).toEqual([
      ['jianghu', 'dayReport', 1],
      ['jianghu', 'nightReport', 1],
      ['jianghu', 'begun', undefined],
    ])
  })

  it('the hall asks each reader for what his seat has not done yet, and nobody else', async () => {
    const due = async (user: string) => (await readHome({ id: user })).due.map(({ kind, href }) => [kind, href])
    expect(await due(game.account(1))).toEqual([['pick', `/g/${game.slug}#pick`]])
    await toNight()
    await game.act(1, guard)
    expect([await due(game.account(1)), await due(game.account(2))]).toEqual([[], [['act', `/g/${game.slug}/night`]]])
    await at(FIRST_DAY)
    expect(await due(game.account(1))).toEqual([['dayVote', `/g/${game.slug}/vote`]])
    expect(await due(game.host)).toEqual([])
  })

  it('J10.1 whoever has not voted is reminded, and nobody hears of it from another', async () => {
    await toDay()
    await game.act(1, { do: 'vote', seat: 2 })
    await at('2026-03-04T20:35:00+08:00')
    await tell()
    expect(await seatsTold(game as never, 'voteMissing:1:dayVote:')).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(await seatsTold(game as never, 'phaseOpened:1:dayVote')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
