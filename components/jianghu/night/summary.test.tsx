import { describe, expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import type { SentAction } from './action-form'
import type { NightNames } from './action-words'
import { ActionSummary } from './summary'

const names: NightNames = {
  seats: { 2: { name: '沈半夏', place: '汴梁' }, 3: { name: '燕北归', place: '杭州' } },
  skills: {
    attack: { name: '攻击', text: '', cost: 1, near: false, aims: true },
    rob: { name: '夺宝', text: '', cost: 2, near: true, aims: true },
    combine: { name: '合成', text: '', cost: 2, near: false, aims: false },
  },
  place: '汴梁',
  slot: '布甲',
}
const said = (sent: Partial<SentAction>, mp = 5) =>
  drawn('zh-CN', <ActionSummary sent={{ skills: [], uses: [], ...sent }} names={names} mp={mp} />)

describe('an action in plain words (J3.1)', () => {
  it('left alone says that nothing is done, at no cost', () => {
    expect(said({})).toContain('什么也不做')
    expect(said({})).toContain('内力 5 − 0 ＝ 5')
  })

  it('counts what the skills cost together, up to the last point and beyond', () => {
    const skills = [
      { skill: 'attack', target: 3 },
      { skill: 'combine', what: 'relic' },
    ]
    expect(said({ skills })).toContain('攻击：燕北归（内力 1）')
    expect(said({ skills })).toContain('合成：至尊宝器（内力 2）')
    expect(said({ skills }, 3)).toContain('内力 3 − 3 ＝ 0')
    expect(said({ skills }, 2)).toContain('内力不够：要 3，只有 2')
  })

  it('warns of a target that stands elsewhere, counted from where one goes', () => {
    expect(said({ skills: [{ skill: 'rob', target: 2 }] })).not.toContain('落空')
    expect(said({ skills: [{ skill: 'rob', target: 3 }] })).toContain('燕北归此刻在杭州')
    expect(said({ move: '杭州', skills: [{ skill: 'rob', target: 3 }] })).not.toContain('落空')
    expect(said({ move: '杭州', skills: [{ skill: 'rob', target: 2 }] })).toContain('沈半夏此刻在汴梁')
  })

  it('says that nobody is named yet', () => expect(said({ skills: [{ skill: 'attack' }] })).toContain('还没有选人'))

  it('names items, drugs and what goes into the slot or out of it', () => {
    expect(said({ uses: [{ item: '药草' }, { item: '药草' }] })).toContain('用药草 ×2')
    expect(said({ uses: [{ item: '迷药', target: 2 }] })).toContain('迷药：沈半夏')
    expect(said({ equip: '阔剑' })).toContain('换上阔剑')
    expect(said({ unequip: true })).toContain('卸下布甲')
  })
})
