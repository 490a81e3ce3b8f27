import { describe, expect, it } from 'vitest'
import { game, row } from '../rulesets/tiesha/testing/scenario'

/** `--viewer` (transcript.md): what an outcome tells the public and each seat while the game runs. */
const out = (g: ReturnType<typeof game>, seat: number, viewer: Parameters<typeof g.outcome>[0]) =>
  g.outcome(viewer).out.find((entry) => entry.seat === seat)

describe('outcomes for other viewers', () => {
  const PUBLIC = { kind: 'public' } as const

  it('causes are kinds alone until the role is published, for the author of the kill too', () => {
    const g = game().night(2)
    g.kills(1, 9)
    g.morning()
    for (const viewer of [PUBLIC, { kind: 'seat', seat: 1 } as const])
      expect(out(g, 9, viewer)).toMatchObject({
        published: false,
        causes: [{ kind: 'post' }],
        force: null,
        point: null,
      })
  })

  it('with the result post guesses, force and point; the author once he is published or known', () => {
    const g = game().night(2)
    g.kills(1, 5, { guess: '醉花阴' })
    g.kills(5, 9)
    g.morning().allVote(12).evening()
    expect(out(g, 5, PUBLIC)).toMatchObject({
      causes: [{ kind: 'post', guess: 'right' }],
      force: { black: 1, white: 0 },
      point: 'black',
    })
    expect(out(g, 5, { kind: 'seat', seat: 2 })?.causes).toEqual([{ kind: 'post', by: 1, guess: 'right' }])
    expect(out(g, 9, PUBLIC)?.causes).toEqual([{ kind: 'post', by: 5, guess: 'none' }])
  })

  it('causes whose author is held back are sorted by guess, not by author', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { black: 3 }), row(1, 0), row(1, 0)] }).night(2)
    g.kills(1, 5, { guess: '醉桃源', group: 'black' })
    g.kills(3, 5, { group: 'black' })
    g.kills(4, 5, { guess: '醉花阴', group: 'black' })
    g.morning().allVote(12).evening()
    expect(out(g, 5, PUBLIC)?.causes.map((cause) => cause.guess)).toEqual(['none', 'right', 'wrong'])
    expect(out(g, 5, { kind: 'host' })?.causes.map((cause) => cause.guess)).toEqual(['wrong', 'none', 'right'])
  })

  it('activated points of what is published and of the own group; only captured points', () => {
    const g = game().night(2)
    g.kills(1, 9)
    g.kills(5, 10)
    expect(g.outcome(PUBLIC).activated).toEqual([])
    expect(g.outcome({ kind: 'seat', seat: 2 }).activated).toEqual([1])
    expect(g.outcome(PUBLIC).score.black).toEqual({ captured: '0', held: null, survival: null, total: null })
  })

  it('a seat sees its own refusals, the public none, and everybody everything once the game is over', () => {
    const g = game({ rounds: [row(1, 0)] })
    g.allVote(12).evening()
    expect(g.outcome(PUBLIC)).toEqual(g.outcome({ kind: 'host' }))
  })
})
