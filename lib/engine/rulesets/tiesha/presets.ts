import type { Config, RoleCount, Row } from './config'
import type { Group, Role } from './roles'

/** The tables of T1.2, T1.3 and T4.2. Every number may be overridden field by field. */
export type PresetName = 'classic-50' | 'classic-20' | 'quick-12'
export const PRESET_NAMES: readonly PresetName[] = ['classic-50', 'classic-20', 'quick-12']

const row = (picks: number, out: number, ...slots: [Group, number][]): Row => ({
  picks,
  out,
  slots: slots.map(([group, count]) => ({ group, count })),
})
const role = (name: Role, count: number, ...codes: string[]): RoleCount => ({ role: name, count, codes })

type Preset = Required<Pick<Config, 'rounds' | 'roles'>> &
  Pick<Config, 'bombsArmedThroughRound' | 'allianceAfterBlackOut' | 'allianceAfterRound'>

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  'classic-50': {
    rounds: [
      row(1, 1),
      row(2, 4, ['killers', 2], ['jointAssassins', 1], ['loneAssassins', 1], ['swords', 1]),
      row(2, 4, ['killers', 2], ['jointAssassins', 1], ['loneAssassins', 1]),
      row(2, 4, ['killers', 2], ['jointAssassins', 1], ['loneAssassins', 1], ['swords', 1]),
      row(2, 4, ['black', 4]),
      row(2, 4, ['black', 4]),
      row(2, 3, ['black', 3]),
    ],
    roles: [
      role('killer', 6, '碧桃春', '汉宫春', '画堂春', '沁园春', '上阳春', '江南春'),
      role('jointAssassin', 3, '西江月', '秦楼月', '深院月'),
      role('loneAssassin', 3, '夜飞鹊', '鹊踏枝', '鹊桥仙'),
      role('sword', 2, '醉花阴', '醉桃源'),
      role('openBomb', 1, '一剪梅'),
      role('hiddenBomb', 1, '苏幕遮'),
      role('ranger', 34),
    ],
    bombsArmedThroughRound: 4,
    allianceAfterBlackOut: 6,
    allianceAfterRound: 4,
  },
  'classic-20': {
    rounds: [
      row(1, 1),
      row(2, 2, ['killers', 1], ['jointAssassins', 1], ['loneAssassins', 1], ['swords', 1]),
      row(2, 2, ['killers', 1], ['jointAssassins', 1]),
      row(2, 2, ['black', 2]),
      row(2, 1, ['black', 2]),
    ],
    roles: [
      role('killer', 2, '碧桃春', '汉宫春'),
      role('jointAssassin', 2, '西江月', '秦楼月'),
      role('loneAssassin', 1, '夜飞鹊'),
      role('sword', 1, '醉花阴'),
      role('openBomb', 1, '一剪梅'),
      role('hiddenBomb', 1, '苏幕遮'),
      role('ranger', 12),
    ],
    bombsArmedThroughRound: 3,
    allianceAfterBlackOut: 3,
    allianceAfterRound: 3,
  },
  'quick-12': {
    rounds: [
      row(1, 1),
      row(1, 1, ['killers', 1], ['loneAssassins', 1], ['swords', 1]),
      row(1, 1, ['black', 2]),
      row(1, 1, ['black', 2]),
    ],
    roles: [
      role('killer', 2, '碧桃春', '汉宫春'),
      role('loneAssassin', 1, '夜飞鹊'),
      role('sword', 1, '醉花阴'),
      role('openBomb', 1, '一剪梅'),
      role('ranger', 7),
    ],
    bombsArmedThroughRound: 2,
    allianceAfterBlackOut: 2,
    allianceAfterRound: 2,
  },
}
