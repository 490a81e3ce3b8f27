import { describe, expect, it } from 'vitest'
import {
  CHARACTERS,
  ITEMS,
  type JianghuEvent,
  type JianghuState,
  MISSIONS,
  PLACE_EFFECTS,
  PUBLIC_SKILLS,
  STATES,
} from '@/lib/engine/rulesets/jianghu'
import { fuzzGame } from '@/lib/engine/rulesets/jianghu/testing/fuzz'
import { playGame } from '.'

/** What games of bots and of chance reach, so that nothing in the catalogue is dead. */
const reached = {
  skills: new Set<string>(),
  told: new Set<string>(),
  items: new Set<string>(),
  moved: new Set<string>(),
}
const states = new Set<string>()
const effects = new Set<string>()
const missions = new Set<number>()
const done = new Set<number>()
const characters = new Set<string>()

function see(events: readonly JianghuEvent[], state: JianghuState): void {
  for (const event of events) {
    if (event.type === 'actionSent') for (const { skill } of event.action?.skills ?? []) reached.skills.add(skill)
    if (event.type === 'dayOpened') for (const effect of Object.values(event.effects)) effects.add(effect)
    if (!('players' in event)) continue
    for (const player of event.players) {
      for (const item of [...player.bag, ...(player.slot ? [player.slot] : [])]) reached.items.add(item)
      for (const { state: name } of player.states) states.add(name)
      for (const note of player.diary.at(-1)?.notes ?? []) {
        reached.told.add(note.kind)
        if (note.kind === 'got' || note.kind === 'used') reached.moved.add(note.item)
      }
    }
  }
  for (const { character, mission, success } of state.players) {
    if (character) characters.add(character)
    if (mission === null) continue
    missions.add(mission)
    if (success) done.add(mission)
  }
}
for (let seed = 1; seed <= 120; seed++) {
  const bots = playGame({ seats: seed % 2 ? 8 : 10, seed })
  see(bots.events, bots.state)
  if (seed > 60) continue
  const chance = fuzzGame(seed, { commands: 400 })
  see(chance.events, chance.state)
}
const missing = <T>(all: Iterable<T>, found: ReadonlySet<T>) => [...all].filter((one) => !found.has(one))

describe('the whole catalogue is reached', () => {
  it('J5.3 every character is played and every active skill is used', () => {
    expect(missing(CHARACTERS.keys(), characters)).toEqual([])
    const skills = [...CHARACTERS.values()].flatMap((character) => character.skills.map(({ id }) => id))
    expect(missing([...Object.keys(PUBLIC_SKILLS), ...skills], reached.skills)).toEqual([])
  })

  it('J7, J8 every state is laid, every item is held and changes hands or is used', () => {
    expect(missing<string>(STATES, states)).toEqual([])
    expect(missing<string>(ITEMS, reached.items)).toEqual([])
    expect(missing<string>(ITEMS, reached.moved)).toEqual([])
  })

  it('J2.4, J12 every place effect is dealt, every mission is drawn and fulfilled by somebody', () => {
    expect(missing<string>(PLACE_EFFECTS, effects)).toEqual([])
    expect(missing<number>(MISSIONS, missions)).toEqual([])
    expect(missing<number>(MISSIONS, done)).toEqual([])
  })

  it('J13b of what settlements tell, the most is told to somebody', () => {
    const kinds = [
      'hitTaken',
      'dealt',
      'lost',
      'healed',
      'mp',
      'moved',
      'got',
      'gone',
      'used',
      'found',
      'nothing',
      'died',
    ]
    expect(missing(kinds, reached.told)).toEqual([])
  })
})
