import { describe, expect, it } from 'vitest'
import { drawn, markupOf } from '@/components/testing/drawn'
import type { JianghuView, MeView } from '@/lib/engine/rulesets/jianghu'
import { day, night } from '@/lib/engine/rulesets/jianghu/testing/scenario'
import { Overview } from './front/overview'
import { PlaceMap } from './map'
import { Diary } from './me/diary'
import { MyFaction } from './me/faction'
import { CharacterSheet, OwnSkills } from './me/sheet'
import { NightForm } from './night/desk-form'
import { DayVote } from './vote/day-vote'

/** What a player's pages show of a game that differs in what is not his to know (J13, T18): the very same. */
const nothing = async () => null

function Pages({ view, me }: { view: JianghuView; me: MeView }) {
  return (
    <>
      <Overview slug="g" view={view} now={0} />
      <PlaceMap slug="g" view={view} />
      <MyFaction slug="g" view={view} me={me} />
      <CharacterSheet slug="g" me={me} />
      <OwnSkills slug="g" me={me} formKey="k" choose={nothing} />
      <Diary diary={me.diary} seats={view.seats} />
      {me.desk && (
        <NightForm
          slug="g"
          round={view.round}
          view={view}
          desk={me.desk}
          actor={me.seat}
          bag={me.bag}
          formKey="k"
          act={nothing}
          withdraw={nothing}
        />
      )}
      {me.vote && <DayVote slug="g" view={view} me={me} vote={me.vote} formKey="k" action={nothing} />}
    </>
  )
}

function pagesOf(game: ReturnType<typeof night>, seat: number, draw = markupOf): string {
  const view = game.view({ kind: 'seat', seat })
  if (!view.me) throw new Error(`no seat ${seat}`)
  return draw('zh-CN', <Pages view={view} me={view.me} />)
}

describe('a player’s pages', () => {
  it('J1.4 say the same of a bystander before one as of the faction that one is told', () => {
    const honest = night({ 3: { faction: 'guild' } })
    const lied = night({ 3: { faction: 'bystander', mission: 4, lie: null }, 4: { lie: 'guild' } })
    expect(pagesOf(lied, 4)).toBe(pagesOf(honest, 4))
    expect(pagesOf(honest, 4, drawn)).toContain('刺客组织')
  })

  it('J7 never show 散功, to its bearer as little as to the others', () => {
    const scattered = night({ 2: { states: ['scattered'] } })
    for (const seat of [1, 2]) {
      expect(pagesOf(scattered, seat)).toBe(pagesOf(night({}), seat))
      expect(pagesOf(scattered, seat, drawn)).not.toContain('散功')
    }
  })

  it('J8.2a never show that another has changed sex, and show one’s own', () => {
    const changed = night({ 2: { sex: 'female' } })
    expect(pagesOf(changed, 1)).toBe(pagesOf(night({}), 1))
    expect(pagesOf(changed, 2)).not.toBe(pagesOf(night({}), 2))
  })

  it('J13b never show another’s numbers, faction, slot, or what his bag holds', () => {
    const rich = night({ 2: { hp: 3, mp: 1, bag: ['大还丹', '至尊宝器上'] }, 5: { faction: 'league' } })
    const poor = night({ 2: { hp: 14, mp: 9, bag: ['蜂蜜', '残物碎片1'] }, 5: { faction: 'guild' } })
    expect(pagesOf(rich, 1)).toBe(pagesOf(poor, 1))
    expect(pagesOf(rich, 2)).not.toBe(pagesOf(poor, 2))
  })

  it('J10.1 show one’s own vote and action alone', () => {
    expect(pagesOf(day({}).votes({ 2: 3 }), 1)).toBe(pagesOf(day({}), 1))
    expect(pagesOf(day({}).votes({ 1: 3 }), 1)).not.toBe(pagesOf(day({}), 1))
    expect(pagesOf(night({}).attacks(2, 1), 1)).toBe(pagesOf(night({}), 1))
    expect(pagesOf(night({}).attacks(1, 2), 1)).not.toBe(pagesOf(night({}), 1))
  })
})
