import { expect, type Page } from '@playwright/test'

/** Who sits where in a game made for a test. */
export interface Seated {
  seat: number
  alias: string
  username: string
  role: string
  code: string | null
  house: number
}

/** A dealt game whose round 1 has just opened, and the ways to move it on without clicking. */
export interface MadeGame {
  slug: string
  seats: Seated[]
  /** Seats by role. */
  having: (role: string) => Seated[]
  /** A command by a seat or the main host; it must be taken. */
  act: (by: Seated | 'host', command: object) => Promise<void>
  /** Everybody of these votes for one seat. */
  allVote: (voters: readonly Seated[], target: Seated) => Promise<void>
}

interface Wanted {
  /** 帖杀 if it is left out. */
  ruleset?: 'tiesha' | 'jianghu' | 'jingfei'
  host: string
  players: readonly string[]
  config: object
  startsAt: string
  title: string
  setup?: object
}

/** Makes a game by the services that hosts and players use (app/api/test/game). */
export async function madeGame(page: Page, wanted: Wanted): Promise<MadeGame> {
  const made = await page.request.post('/api/test/game', { data: wanted })
  expect(made.ok(), await made.text()).toBe(true)
  const { slug, seats } = (await made.json()) as { slug: string; seats: Seated[] }
  const act: MadeGame['act'] = async (by, command) => {
    const data = { slug, by: by === 'host' ? by : by.seat, command }
    const answer = await page.request.post('/api/test/act', { data })
    expect(await answer.json(), JSON.stringify(data)).toMatchObject({ ok: true })
  }
  return {
    slug,
    seats,
    having: (role) => seats.filter((seat) => seat.role === role),
    act,
    allVote: async (voters, target) => {
      for (const voter of voters) await act(voter, { do: 'vote', picks: [{ seat: target.seat }] })
    },
  }
}

/** The seats of a game as its host sees them now, with the accounts behind them: whatever its rules keep of a seat. */
export async function seatsNow<Seat extends { seat: number; username: string }>(page: Page, slug: string) {
  const answer = await page.request.get(`/api/test/game?slug=${slug}`)
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as Seat[]
}
