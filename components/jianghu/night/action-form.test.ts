import { describe, expect, it } from 'vitest'
import { actionOfForm, FIELDS, isEmptyAction, UNEQUIP } from './action-form'

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

describe('the night form (J3.1)', () => {
  it('left alone is the empty action', () => {
    const action = actionOfForm(form({ move: '', slot: '', 'target.attack': '', 'count.药草': '0' }))
    expect(action).toEqual({ skills: [], uses: [] })
    expect(isEmptyAction(action)).toBe(true)
  })

  it('holds the move, what is ticked with what it names, items, and the slot', () => {
    const action = actionOfForm(
      form({
        [FIELDS.move]: '杭州',
        [FIELDS.use('attack')]: 'on',
        [FIELDS.target('attack')]: '4',
        [FIELDS.use('give')]: 'on',
        [FIELDS.target('give')]: '2',
        [FIELDS.item('give')]: '药草',
        [FIELDS.use('combine')]: 'on',
        [FIELDS.what('combine')]: 'relic',
        [FIELDS.count('金疮药')]: '2',
        [FIELDS.drug('迷药', 1)]: '3',
        [FIELDS.drug('迷药', 2)]: '',
        [FIELDS.slot]: '阔剑',
      }),
    )
    expect(action).toEqual({
      move: '杭州',
      skills: [
        { skill: 'attack', target: 4 },
        { skill: 'give', target: 2, item: '药草' },
        { skill: 'combine', what: 'relic' },
      ],
      uses: [{ item: '金疮药' }, { item: '金疮药' }, { item: '迷药', target: 3 }],
      equip: '阔剑',
    })
    expect(isEmptyAction(action)).toBe(false)
  })

  it('passes over the target of a skill that is not ticked', () =>
    expect(actionOfForm(form({ 'target.attack': '4' })).skills).toEqual([]))

  it('empties the slot', () => expect(actionOfForm(form({ slot: UNEQUIP }))).toMatchObject({ unequip: true }))

  it('bears nonsense: a target that is no seat is none, a count that is no number nothing', () => {
    const action = actionOfForm(
      form({ 'use.attack': 'on', 'target.attack': '-1', 'count.药草': '1e9', 'count.蜂蜜': 'x' }),
    )
    expect(action).toEqual({ skills: [{ skill: 'attack' }], uses: [{ item: '药草' }] })
  })
})
