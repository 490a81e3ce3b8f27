import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, PACKS } from './characters'
import type { Effect } from './characters/types'
import {
  FACTIONS,
  MATERIALS,
  MISSIONS,
  PLACE_EFFECTS,
  PUBLIC_SKILLS,
  SPECIAL_ITEMS,
  STATES,
  TREASURES,
} from './vocabulary'

/** Everything in the catalogue resolves, is described, and is reached by a test. */
const folder = (...parts: string[]) => path.join(import.meta.dirname, ...parts)
const filesIn = (name: string): string[] =>
  readdirSync(folder(name), { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file))
const tests = [...filesIn('characters'), ...filesIn('night'), ...filesIn('.')].filter((file) =>
  file.endsWith('.test.ts'),
)
const texts = tests
  .filter((file) => !file.endsWith('catalogue.test.ts'))
  .map((file) => readFileSync(folder(file), 'utf8'))
  .join('\n')
const all = [...CHARACTERS.values()]
const messages = (
  locale: string,
): Record<string, { name: string; title: string; skills: Record<string, { name: string; text: string }> }> =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../../messages', locale, 'jianghu-characters.json'), 'utf8'),
  )

describe('J5.3 the characters', () => {
  it("are 24 and 8, the first the source's", () => {
    expect([PACKS.base.length, PACKS.expansion.length, PACKS.base[0]?.id]).toEqual([24, 8, '顾长河'])
    expect(CHARACTERS.size).toBe(32)
    const skills = all.flatMap((character) => [...character.skills.map((skill) => skill.id), character.passive.id])
    expect(new Set(skills).size).toBe(skills.length)
  })

  it.each(all.map((character) => [character.id, character] as const))('J5.3 %s keeps the limits', (_, character) => {
    const { hp, mp, regen, atk, def, skills } = character
    const between = (value: number, least: number, most: number) => value >= least && value <= most
    expect([
      between(hp, 13, 17),
      between(mp, 4, 6),
      between(regen, 1, 3),
      between(atk, 5, 7),
      between(def, 3, 5),
    ]).toEqual(Array.from({ length: 5 }, () => true))
    expect([3, 4]).toContain(skills.length)
    const heals = skills.some((skill) => skill.effects.some((effect) => effect.do === 'heal'))
    if (def === 5) expect([hp <= 14, atk]).toEqual([true, 5])
    if (def === 3) expect([hp >= 15, atk === 7 || heals]).toEqual([true, true])
  })

  it('between them use what J5.3 asks for', () => {
    const effects: Effect[] = all.flatMap(({ skills, passive }) => [
      ...skills.flatMap((skill) => skill.effects),
      ...(passive.onDeath ?? []),
      ...(passive.onKill ?? []),
    ])
    const done = new Set(effects.map((effect) => effect.do))
    for (const what of ['go', 'send', 'redirect', 'heal', 'lose', 'learn', 'drain', 'find', 'take', 'hit'] as const)
      expect(done).toContain(what)
    expect(effects.some((effect) => effect.do === 'hit' && effect.sourceless)).toBe(true)
    expect(effects.some((effect) => effect.who === 'kin' || effect.who === 'clan')).toBe(true)
    expect(all.some(({ passive }) => passive.onDeath)).toBe(true)
    const laid = effects.flatMap((effect) => (effect.do === 'lay' ? effect.state : []))
    expect([...new Set(laid)].sort()).toEqual([...STATES].sort())
  })

  it.each(['base', 'expansion'] as const)(
    'J5.4 %s: one file a character with its rule text as the comment, and a test file',
    (pack) => {
      const zh = messages('zh-CN')
      const files = filesIn(`characters/${pack}`)
        .filter((file) => !file.endsWith('index.ts') && !file.endsWith('.test.ts'))
        .sort()
      expect(files).toHaveLength(PACKS[pack].length)
      for (const [i, file] of files.entries()) {
        const source = readFileSync(folder(file), 'utf8')
        const character = PACKS[pack][i]
        const told = zh[character?.id ?? '']
        expect(source).toContain(`${told?.title}·${told?.name}`)
        for (const { id, cost } of character?.skills ?? [])
          expect(source).toContain(` * ${id}（${cost}）：${told?.skills[id]?.text}`)
        const passive = character?.passive.id ?? ''
        expect(source).toContain(` * ${passive}：${told?.skills[passive]?.text}`)
        const test = readFileSync(folder(file.replace('.ts', '.test.ts')), 'utf8')
        for (const { id } of character?.skills ?? []) expect(test).toContain(id)
        expect(test).toContain(passive)
      }
    },
  )

  it.each(['zh-CN', 'en'])('are named and told in %s', (locale) => {
    const told = messages(locale)
    expect(Object.keys(told)).toEqual([...CHARACTERS.keys()])
    for (const { id, skills, passive } of all) {
      const ids = [...skills.map((skill) => skill.id), passive.id]
      expect(Object.keys(told[id]?.skills ?? {})).toEqual(ids)
      for (const skill of ids) expect(told[id]?.skills[skill]?.text).toMatch(/\S/)
    }
  })

  it("no rule outside a character's file asks who it is", () => {
    const rules = [...filesIn('.'), ...filesIn('night'), ...filesIn('view')].filter(
      (file) => file.endsWith('.ts') && !file.includes('characters') && !file.includes('test'),
    )
    const names = [...CHARACTERS.keys()]
    for (const file of rules) {
      const source = readFileSync(folder(file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      expect(names.filter((name) => source.includes(`'${name}'`)).map((name) => `${file}: ${name}`)).toEqual([])
    }
  })
})

describe('the catalogue is reached by tests', () => {
  it.each([
    ['states', STATES],
    ['items', [...SPECIAL_ITEMS, ...TREASURES, ...MATERIALS].filter((item) => !/[碎器王]/.test(item))],
    ['place effects', PLACE_EFFECTS],
    ['public skills', Object.keys(PUBLIC_SKILLS)],
    ['factions', FACTIONS],
  ])('%s', (_, names) => {
    expect(names.filter((name) => !texts.includes(name))).toEqual([])
  })

  it('missions', () => {
    const missing = MISSIONS.filter((mission) => !texts.includes(`(${mission})`))
    expect(missing).toEqual([])
  })
})
