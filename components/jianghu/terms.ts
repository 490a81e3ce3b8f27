import { useTranslations } from 'next-intl'
import { count } from '@/components/ui/time-format'
import type {
  Camp,
  Faction,
  Item,
  Mission,
  Place,
  PlaceEffect,
  PublicSkill,
  Sex,
  StateName,
  TreasureSet,
} from '@/lib/engine/rulesets/jianghu/vocabulary'

export { count } from '@/components/ui/time-format'

/** 江湖's words in the reader's language (J0). For server and client components alike. */
export function useJianghuTerms() {
  const t = useTranslations('jianghu')
  const characters = useTranslations('jianghu-characters')
  return {
    list: (items: readonly string[]): string => items.join(t('listComma')),
    /** 第三夜, 第三日 */
    night: (n: number): string => t('night', count(n)),
    day: (n: number): string => t('day', count(n)),
    /** Names a region that scrolls, apart from the part it stands in. */
    scrolls: (what: string): string => t('scrolls', { what }),
    /** 四人 */
    seats: (n: number): string => t('seats', count(n)),
    phase: (phase: 'waiting' | 'picking' | 'night' | 'day' | 'ended'): string => t(`phases.${phase}`),
    deathStage: (stage: 'night' | 'vote' | 'places'): string => t(`stages.${stage}`),
    faction: (faction: Faction): string => t(`factions.${faction}`),
    winner: (winner: Camp): string => t(`winners.${winner}`),
    endReason: (reason: string): string => t(`endReasons.${reason}`),
    sex: (sex: Sex): string => t(`sexes.${sex}`),
    number: (name: 'hp' | 'mp' | 'regen' | 'atk' | 'def'): string => t(`numbers.${name}`),
    place: (place: Place): string => t(`places.${place}`),
    effect: (effect: PlaceEffect): string => t(`effects.${effect}.name`),
    effectText: (effect: PlaceEffect): string => t(`effects.${effect}.text`),
    state: (state: StateName | 'normal'): string => t(`states.${state}.name`),
    stateText: (state: StateName | 'normal'): string => t(`states.${state}.text`),
    item: (item: Item): string => t(`items.${item}.name`),
    itemText: (item: Item): string => t(`items.${item}.text`),
    set: (set: TreasureSet): string => t(`sets.${set}`),
    publicSkill: (skill: PublicSkill): string => t(`publicSkills.${skill}.name`),
    publicSkillText: (skill: PublicSkill): string => t(`publicSkills.${skill}.text`),
    mission: (mission: Mission): string => t(`missions.${mission}`),
    /** 顾长河 */
    character: (id: string): string => characters(`${id}.name`),
    /** A seat as all name it: its character, before there is one its alias. */
    seat: ({ character, alias }: { character: string | null; alias: string }): string =>
      character ? characters(`${character}.name`) : alias,
    /** 剑侠 */
    characterTitle: (id: string): string => characters(`${id}.title`),
    /** A character's skill or passive, by whose it is. */
    skill: (character: string, skill: string): string => characters(`${character}.skills.${skill}.name`),
    skillText: (character: string, skill: string): string => characters(`${character}.skills.${skill}.text`),
  }
}
