import { useTranslations } from 'next-intl'
import { chineseNumber, count } from '@/components/ui/time-format'
import type { BallotsSetting } from '@/lib/engine/ballot'
import type { Row } from '@/lib/engine/rulesets/tiesha/config'
import type { EndReason, Guess, PointOwner, Winner } from '@/lib/engine/rulesets/tiesha/report-types'
import type { Faction, Group, Role, Trait } from '@/lib/engine/rulesets/tiesha/roles'

export { count } from '@/components/ui/time-format'

/** The game's terms in the reader's language (T0). For server and client components alike. */
export function useTerms() {
  const t = useTranslations('tiesha')
  const list = (items: readonly string[]): string => items.join(t('listComma'))
  return {
    list,
    /** 第四轮 */
    round: (n: number): string => t('round', count(n)),
    /** 四人 */
    seats: (n: number): string => t('seats', count(n)),
    /** 甲府 */
    house: (n: number): string => t('house', { n }),
    role: (role: Role): string => t(`roles.${role}`),
    faction: (faction: Faction): string => t(`factions.${faction}`),
    group: (group: Group): string => t(`groups.${group}`),
    /** Names a region that scrolls, apart from the part it stands in. */
    scrolls: (what: string): string => t('scrolls', { what }),
    guess: (guess: Guess): string => t(`guesses.${guess}`),
    point: (point: PointOwner): string => t(`points.${point}`),
    trait: (trait: Trait): string => t(`traits.${typeof trait === 'string' ? trait : 'turncoat'}`),
    flagReason: (reason: string): string => (t.has(`flagReasons.${reason}`) ? t(`flagReasons.${reason}`) : reason),
    stage: (stage: 'main' | 'overtime'): string => t(`stages.${stage}`),
    ballots: (setting: BallotsSetting): string => t(`ballots.${setting}`),
    winner: (winner: Winner): string => t(`winners.${winner}`),
    endReason: (reason: EndReason): string => t(`endReasons.${reason}`),
    /** 杀手二、剑侠一; 不出帖 for a row without slots. */
    slots: (row: Row): string =>
      row.slots.length === 0
        ? t('noSlots')
        : list(
            row.slots.map(({ group, count: n }) =>
              t('slot', { group: t(`groups.${group}`), count: n, countHan: chineseNumber(n) }),
            ),
          ),
  }
}
