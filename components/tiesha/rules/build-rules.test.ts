import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { type Config, resolveConfig } from '@/lib/engine/rulesets/tiesha/config'
import { PRESET_NAMES } from '@/lib/engine/rulesets/tiesha/presets'
import { tableArithmetic } from '@/lib/engine/rulesets/tiesha/validate'
import en from '@/messages/en/rulesThread.json'
import zh from '@/messages/zh-CN/rulesThread.json'
import { buildRules } from './build-rules'

const LOCALES = [
  ['zh-CN', zh],
  ['en', en],
] as const

function rulesOf(config: Config, context: Partial<Parameters<typeof buildRules>[1]> = {}) {
  const resolved = resolveConfig(config)
  const seats = (resolved.roles ?? []).reduce((sum, role) => sum + role.count, 0)
  const { ratio } = tableArithmetic(resolved, seats)
  return buildRules(resolved, { seats, ratio, membersOnly: false, hostReview: false, seedHash: null, ...context })
}
const keysOf = (config: Config, context = {}) =>
  rulesOf(config, context).flatMap((section) => section.lines.map((line) => `${section.id}.${line.key}`))
const valuesOf = (config: Config, path: string) => {
  const [id, key] = path.split('.')
  return rulesOf(config)
    .find((section) => section.id === id)
    ?.lines.find((line) => line.key === key)?.values
}

describe('buildRules', () => {
  it('T4.5 gives the ratio of kills', () => {
    expect(valuesOf({ preset: 'classic-50' }, 'rounds.ratio')).toEqual({ white: 26, black: 23 })
  })

  it('T2.4 gives the times of this game', () => {
    const config: Config = { preset: 'quick-12', voteClose: '20:30:00', overtimeMinutes: 30, proxyMinutes: 0 }
    expect(valuesOf(config, 'times.round')).toEqual({ vote: '20:30:00', post: '23:59:59' })
    expect(valuesOf(config, 'times.overtime')).toEqual({ minutes: 30 })
    expect(valuesOf(config, 'times.proxy')).toEqual({ minutes: 0 })
  })

  it('T5.2 T5.7 gives the limits of this game', () => {
    const config: Config = { preset: 'quick-12', words: { killPost: 600, iou: 900, quotePercent: 5 } }
    expect(valuesOf(config, 'posting.limits')).toEqual({ words: 600, percent: 5 })
    expect(valuesOf(config, 'posting.iou')).toEqual({ iou: '10:00:00', words: 900 })
  })

  it('T5.7 says that IOUs are off, and leaves out everything that rests on them', () => {
    const keys = keysOf({ preset: 'classic-50', ious: false })
    expect(keys).toContain('posting.noIou')
    for (const gone of ['posting.iou', 'posting.iouOut', 'times.iou', 'extension.ask']) expect(keys).not.toContain(gone)
  })

  it('T5.6 words the setting for abandoned posts', () => {
    expect(keysOf({ preset: 'quick-12' })).toContain('posting.abandonedSuicide')
    const keys = keysOf({ preset: 'quick-12', abandoned: 'lapse' })
    expect(keys).toContain('posting.abandonedLapse')
    expect(keys).not.toContain('posting.abandonedSuicide')
  })

  it('T8.3 T8.11 words the switches of the voting machine', () => {
    expect(keysOf({ preset: 'quick-12' })).toEqual(expect.arrayContaining(['voting.revote', 'voting.open']))
    const keys = keysOf({ preset: 'quick-12', revote: false, ballots: 'secret', postKilledHalfVote: true })
    expect(keys).toEqual(expect.arrayContaining(['voting.final', 'voting.secret', 'voting.postKilled']))
    expect(keys).not.toContain('voting.revote')
    expect(keys).not.toContain('voting.open')
  })

  it('T16.2 has no points where elimination decides', () => {
    const keys = keysOf({ preset: 'classic-50', victory: 'elimination' })
    expect(keys).toContain('game.goalElimination')
    expect(keys.filter((key) => key.startsWith('score.'))).toEqual([])
    for (const gone of ['roles.scored', 'posting.activate', 'voting.called', 'end.decided'])
      expect(keys).not.toContain(gone)
  })

  it('T6.1 names the last round in which bombs are armed, and says so if they never are', () => {
    expect(valuesOf({ preset: 'classic-20' }, 'bombs.armed')).toEqual({ through: 3 })
    expect(keysOf({ preset: 'classic-20', bombsArmedThroughRound: 0 })).toContain('bombs.never')
    expect(keysOf({ preset: 'quick-12' })).not.toContain('bombs.hidden')
  })

  it('T13.6 gives white a survival point of black over white in lowest terms', () => {
    expect(valuesOf({ preset: 'classic-50' }, 'score.survival')).toEqual({ black: 12, white: 38, share: '6/19' })
  })

  it('T13.9 does not promise an early end where immunity or turncoats play', () => {
    expect(keysOf({ preset: 'classic-50' })).toContain('score.decided')
    expect(keysOf({ preset: 'classic-50', traits: [{ trait: 'immunity', count: 1 }] })).not.toContain('score.decided')
  })

  it('T14.1 T15 has expansion roles, traits and houses only where they play', () => {
    const plain = keysOf({ preset: 'classic-50' })
    expect(plain.filter((key) => key.startsWith('expansion.') || key === 'rounds.houses')).toEqual([])
    const keys = keysOf({
      preset: 'classic-50',
      houses: { count: 2, throughRound: 2 },
      traits: [{ trait: { turncoat: { afterRound: 2 } }, count: 1 }],
    })
    expect(keys).toEqual(expect.arrayContaining(['rounds.houses', 'expansion.turncoat']))
  })

  it('T1.6 names the commitment only when it is published', () => {
    expect(keysOf({ preset: 'quick-12' })).toContain('game.draw')
    expect(keysOf({ preset: 'quick-12' }, { seedHash: 'ab' })).toContain('game.drawn')
  })

  const everything: Config = {
    preset: 'classic-50',
    houses: { count: 2, throughRound: 2 },
    postKilledHalfVote: true,
    roles: [
      { role: 'killer', count: 2, codes: ['甲', '乙'] },
      { role: 'jointAssassin', count: 2, codes: ['丙', '丁'] },
      { role: 'loneAssassin', count: 1, codes: ['戊'] },
      { role: 'sword', count: 2, codes: ['己', '庚'] },
      { role: 'openBomb', count: 1, codes: ['辛'] },
      { role: 'hiddenBomb', count: 1, codes: ['壬'] },
      { role: 'ranger', count: 30, codes: [] },
      { role: 'doctor', count: 1, codes: ['癸'] },
      { role: 'sapper', count: 1, codes: ['子'] },
      { role: 'hunter', count: 1, codes: [] },
      { role: 'flyingBomb', count: 1, codes: ['丑'] },
    ],
    traits: [
      ...(['halfVote', 'immunity', 'grudge', 'escort', 'firework'] as const).map((trait) => ({ trait, count: 1 })),
      { trait: { turncoat: { whenOut: 3 } }, count: 1 },
    ],
  }
  const variants: Config[] = [
    ...PRESET_NAMES.map((preset) => ({ preset })),
    everything,
    { ...everything, victory: 'elimination', ballots: 'closed', revote: false },
    { preset: 'quick-12', ious: false, abandoned: 'lapse', ballots: 'secret', bombsArmedThroughRound: 0 },
    { preset: 'quick-12', rounds: [{ picks: 1, out: 1, slots: [] }] },
  ]

  it.each(LOCALES)('T4.5 finds words in %s for every sentence, with every figure in its place', (locale, messages) => {
    const failures: string[] = []
    const t = createTranslator({ locale, messages, onError: (error) => failures.push(error.message) })
    for (const config of variants)
      for (const membersOnly of [true, false])
        for (const section of rulesOf(config, {
          membersOnly,
          hostReview: membersOnly,
          seedHash: membersOnly ? 'ab' : null,
        }))
          for (const line of section.lines) {
            const text = t(`${section.id}.${line.key}` as never, line.values as never)
            for (const value of Object.values(line.values))
              if (typeof value === 'number' && value > 0)
                expect(text, `${section.id}.${line.key}`).toContain(String(value))
          }
    expect(failures).toEqual([])
  })

  it.each(LOCALES)('T4.5 uses every sentence there is in %s in one game or another', (_locale, messages) => {
    const used = new Set(
      variants.flatMap((config) => [
        ...keysOf(config, { membersOnly: true, hostReview: true, seedHash: 'ab' }),
        ...keysOf(config),
      ]),
    )
    const apart =
      /^(title|role|faction|count|codes|noCode|genres|genreList|force|to|to[A-Z].*|why.*|rules|rule|number|penalty|warn|outPenalty)$/
    const sections = Object.entries(messages).filter(([, section]) => typeof section === 'object')
    const unused = sections.flatMap(([id, section]) =>
      Object.keys(section)
        .filter((key) => !apart.test(key) && !used.has(`${id}.${key}`))
        .map((key) => `${id}.${key}`),
    )
    expect(unused).toEqual([])
  })
})
