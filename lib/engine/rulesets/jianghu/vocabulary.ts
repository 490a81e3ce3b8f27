/**
 * The words of the game (J0). A thing bears the name that the rules give it: the English one where there is one, else the
 * Chinese one. These names are what transcripts are written in; what players read comes from the messages.
 */
export const FACTIONS = ['league', 'guild', 'bystander'] as const
export type Faction = (typeof FACTIONS)[number]
/** The two factions that play together. */
export type Camp = Exclude<Faction, 'bystander'>
export const CAMPS: readonly Camp[] = ['league', 'guild']

export type Sex = 'male' | 'female'

export const PLACES = ['皇城', '杭州', '汴梁', '塞北'] as const
export type Place = (typeof PLACES)[number]

export const PLACE_EFFECTS = ['宝窟', '原材料产地', '医馆', '荆棘', '魔窟'] as const
export type PlaceEffect = (typeof PLACE_EFFECTS)[number]

export const RELIC = ['至尊宝器上', '至尊宝器中', '至尊宝器下'] as const
export const KING = ['刺客之王上', '刺客之王中', '刺客之王下'] as const
export const WRECK = ['残物碎片1', '残物碎片2'] as const
export const JUNK = ['垃圾碎片1', '垃圾碎片2'] as const
/** J1.5, in its order. */
export const SPECIAL_ITEMS = [...RELIC, ...KING, ...WRECK, ...JUNK] as const
export type SpecialItem = (typeof SPECIAL_ITEMS)[number]
export const BAD_ITEMS: readonly SpecialItem[] = [...WRECK, ...JUNK]

export const GEAR = ['阔剑', '布甲'] as const
const MANUALS = ['凌波微步', '含沙射影', '葵花宝典'] as const
const REMEDIES = ['金疮药', '玉蜂浆', '大还丹', '蜂王浆'] as const
/** Medicines for another seat in the same place. */
export const DRUGS = ['迷药', '百花软筋散', '忘情水', '散功剂'] as const
export const ANTIDOTE = '解药'
/** J8.2 and J8.3, in their order: what the treasure den holds (J2.4a). */
export const TREASURES = [...GEAR, ...MANUALS, ...REMEDIES, ...DRUGS, ANTIDOTE] as const
export type Treasure = (typeof TREASURES)[number]
export type Wearable = (typeof GEAR)[number] | (typeof MANUALS)[number]
export const MATERIALS = ['药草', '蜂蜜'] as const
type Material = (typeof MATERIALS)[number]
/** Treasures and materials: what can be used or given, never robbed (J8.1a). */
export type Good = Treasure | Material

/** Every thing that a bag can hold, in the order in which bags are kept. */
export const ITEMS = [...SPECIAL_ITEMS, ...TREASURES, ...MATERIALS] as const
export type Item = (typeof ITEMS)[number]

const within = <T extends string>(list: readonly T[]) => {
  const set: ReadonlySet<string> = new Set(list)
  return (name: string): name is T => set.has(name)
}
export const isPlace = within(PLACES)
export const isItem = within(ITEMS)
export const isSpecial = within(SPECIAL_ITEMS)
export const isGood = within<Good>([...TREASURES, ...MATERIALS])
export const isTreasure = within(TREASURES)
export const isMaterial = within(MATERIALS)
export const isGear = within(GEAR)
export const isWearable = within<Wearable>([...GEAR, ...MANUALS])
export const isDrug = within(DRUGS)

/** J7; a seat without any of them is normal (正常). */
export const STATES = [
  'weak',
  'steadfast',
  'dizzy',
  'amnesia',
  'confined',
  'puppet',
  'fervent',
  'cautious',
  'scattered',
] as const
export type StateName = (typeof STATES)[number]

/** J4, with their costs. */
export const PUBLIC_SKILLS = { attack: 1, guard: 1, rob: 2, give: 1, inspect: 2, combine: 2 } as const
export type PublicSkill = keyof typeof PUBLIC_SKILLS
export const isPublicSkill = (name: string): name is PublicSkill => Object.hasOwn(PUBLIC_SKILLS, name)

export const TREASURE_SETS = ['relic', 'king'] as const
/** What can be combined (J9.1). */
export type TreasureSet = (typeof TREASURE_SETS)[number]
export const PARTS: Readonly<Record<TreasureSet, readonly SpecialItem[]>> = { relic: RELIC, king: KING }
/** Whose victory a combined set is. */
export const COMBINED_FOR: Readonly<Record<TreasureSet, Camp>> = { relic: 'league', king: 'guild' }

export const MISSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
export type Mission = (typeof MISSIONS)[number]

/** J6.1: the stages of a night's settlement, in their order. */
export const NIGHT_STAGES = [
  'moves',
  'costs',
  'skills',
  'items',
  'hands',
  'hits',
  'deaths',
  'after',
  'combine',
  'expiry',
  'winners',
] as const
export type NightStage = (typeof NIGHT_STAGES)[number]

/** Other words for the same things that a command or a fixed draw may use. */
const ALIASES: Readonly<Record<string, string>> = {
  攻击: 'attack',
  防守: 'guard',
  夺宝: 'rob',
  赠予: 'give',
  探查: 'inspect',
  合成: 'combine',
  至尊宝器: 'relic',
  刺客之王: 'king',
  至尊联盟: 'league',
  刺客组织: 'guild',
  打酱油: 'bystander',
}
export const canonical = (name: string): string => ALIASES[name] ?? name

/** J17.5: after so many nights in a row without an action of any seat the host is told. */
export const IDLE_NIGHTS = 2
