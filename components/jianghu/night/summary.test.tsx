import { describe, expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import type { SentAction } from './action-form'
import type { NightNames } from './action-words'
import { traitsOf } from './skill-traits'
import { ActionSummary } from './summary'

const names: NightNames = {
  actor: 1,
  seats: {
    1: { name: '叶惊鸿', place: '汴梁' },
    2: { name: '沈半夏', place: '汴梁', female: true },
    3: { name: '燕北归', place: '杭州' },
  },
  skills: {
    attack: { name: '攻击', text: '', cost: 1, near: false, aims: true },
    rob: { name: '夺宝', text: '', cost: 2, near: true, aims: true },
    combine: { name: '合成', text: '', cost: 2, near: false, aims: false },
    give: { name: '赠予', text: '', cost: 1, near: true, aims: true, wants: 'item' },
  },
  place: '汴梁',
  slot: '布甲',
  bag: ['至尊宝器上', '药草'],
}
const said = (sent: Partial<SentAction>, mp = 5, of = names) =>
  drawn('zh-CN', <ActionSummary sent={{ skills: [], uses: [], ...sent }} names={of} mp={mp} />)

/** The names with this skill of a character among the actor's. */
const knowing = (character: string, skill: string, named: Partial<NightNames['skills'][string]>): NightNames => {
  const traits = traitsOf(character, skill)
  const whole = { name: skill, text: '', cost: 2, near: false, aims: false, ...named, ...(traits && { traits }) }
  return { ...names, skills: { ...names.skills, [skill]: whole } }
}

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

  it('says what is not named yet', () => {
    expect(said({ skills: [{ skill: 'attack' }] })).toContain('还没有选人')
    expect(said({ skills: [{ skill: 'give', target: 2 }] })).toContain('还没有选哪一件')
    expect(said({ skills: [{ skill: 'combine' }] })).toContain('还没有选合成哪一样')
    const night = knowing('柳三更', '夜行', { wants: 'place' })
    expect(said({ skills: [{ skill: '夜行' }] }, 5, night)).toContain('还没有选哪里')
  })

  it('J9.1 counts the parts that the bag holds', () => {
    expect(said({ skills: [{ skill: 'combine', what: 'relic' }] })).toContain('手里只有 1 部')
    const bag: NightNames['bag'] = ['至尊宝器上', '至尊宝器中', '至尊宝器下']
    expect(said({ skills: [{ skill: 'combine', what: 'relic' }] }, 5, { ...names, bag })).not.toContain('手里只有')
    expect(said({ skills: [{ skill: 'combine', what: 'relic' }] }, 5, { ...names, bag: null })).not.toContain(
      '手里只有',
    )
  })

  it('J5.2a an attack made random needs no target; a skill that follows the attack needs one', () => {
    const geese = knowing('顾长河', '平沙落雁', {})
    const said7 = said({ skills: [{ skill: 'attack' }, { skill: '平沙落雁' }] }, 8, geese)
    expect(said7).toContain('打谁到时随机抽')
    expect(said7).not.toContain('还没有选人')
    const kin = knowing('顾长河', '襄阳剑法', {})
    expect(said({ skills: [{ skill: '襄阳剑法' }] }, 5, kin)).toContain('今夜没有攻击')
    expect(said({ skills: [{ skill: 'attack', target: 3 }, { skill: '襄阳剑法' }] }, 5, kin)).not.toContain('没有攻击')
  })

  it('J6.1a skills that move come first: one goes to the seat or place named, drags it near, or sends it away', () => {
    const rob = { skill: 'rob', target: 3 }
    const swan = knowing('叶惊鸿', '惊鸿一瞥', { aims: true })
    expect(said({ skills: [rob, { skill: '惊鸿一瞥', target: 3 }] }, 5, swan)).not.toContain('落空')
    expect(
      said(
        {
          skills: [
            { skill: 'rob', target: 2 },
            { skill: '惊鸿一瞥', target: 3 },
          ],
        },
        5,
        swan,
      ),
    ).toContain('沈半夏此刻在汴梁')
    const gecko = knowing('铁衣', '壁虎功', { wants: 'place' })
    expect(said({ skills: [rob, { skill: '壁虎功', what: '杭州' }] }, 5, gecko)).not.toContain('落空')
    const sash = knowing('萧红衣', '红绫缚', { aims: true })
    expect(said({ skills: [rob, { skill: '红绫缚', target: 3 }] }, 5, sash)).not.toContain('落空')
    const sleeves = knowing('叶惊鸿', '流云袖', { aims: true, near: true, wants: 'place' })
    const sent = { skill: '流云袖', target: 2, what: '塞北' }
    expect(said({ skills: [sent] }, 5, sleeves)).not.toContain('落空')
    expect(said({ skills: [{ skill: 'rob', target: 2 }, sent] }, 5, sleeves)).toContain('先被“流云袖”送走')
    const waves = knowing('沧月明', '沧浪', {})
    expect(said({ skills: [{ skill: 'rob', target: 2 }, { skill: '沧浪' }] }, 5, waves)).toContain('先被“沧浪”送走')
  })

  it('a skill on oneself is never too far, one for those elsewhere may be too near, one for men is none for women', () => {
    const needle = knowing('沈半夏', '银针渡穴', { aims: true, near: true })
    expect(said({ move: '塞北', skills: [{ skill: '银针渡穴', target: 1 }] }, 5, needle)).not.toContain('落空')
    const arrow = knowing('楚天阔', '穿云箭', { aims: true })
    expect(said({ skills: [{ skill: '穿云箭', target: 3 }] }, 5, arrow)).not.toContain('落空')
    expect(said({ skills: [{ skill: '穿云箭', target: 2 }] }, 5, arrow)).toContain('沈半夏此刻也在汴梁')
    const charm = knowing('萧红衣', '倾城', { aims: true, near: true })
    expect(said({ skills: [{ skill: '倾城', target: 2 }] }, 5, charm)).toContain('本是女子')
  })

  it('names items, drugs and what goes into the slot or out of it', () => {
    expect(said({ uses: [{ item: '药草' }, { item: '药草' }] })).toContain('用药草 ×2')
    expect(said({ uses: [{ item: '迷药', target: 2 }] })).toContain('迷药：沈半夏')
    expect(said({ uses: [{ item: '迷药', target: 2 }] })).toContain('晕眩一昼夜')
    expect(said({ equip: '阔剑' })).toContain('换上阔剑')
    expect(said({ unequip: true })).toContain('卸下布甲')
  })
})
