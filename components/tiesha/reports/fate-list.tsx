import { CodeName, FactionMark, Portrait } from '@/components/game/names'
import type { PublicCause, SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { FACTION_OF, type Faction, type Role } from '@/lib/engine/rulesets/tiesha/roles'
import { useTerms } from '../terms'
import { CauseLine } from './cause-line'
import { aliasOf, type ReportContext } from './context'
import { exploded } from './fates'

interface FateListProps {
  context: ReportContext
  round: number
  /** Who went out; role and code only where the report publishes them. */
  seats: readonly {
    seat: number
    causes: readonly PublicCause[]
    role?: Role
    code?: string | null
    faction?: Faction
  }[]
  votes?: readonly SettledVote[]
}

/** Who went out, each with side, role and code name as far as published, and why. */
export function FateList({ context, round, seats, votes }: FateListProps) {
  const terms = useTerms()
  const bombs = exploded(seats)
  return (
    <ol className="fates">
      {seats.map(({ seat, causes, role, code, faction }) => {
        const alias = aliasOf(context, seat)
        return (
          <li className="fate" key={seat}>
            <Portrait slug={context.slug} alias={alias} out />
            <div>
              <div className="was">
                <span className="name" lang="zh-CN">
                  {alias}
                </span>
                {role && (
                  <>
                    <FactionMark faction={faction ?? FACTION_OF[role]} />
                    <span>{terms.role(role)}</span>
                  </>
                )}
                {code && <CodeName large>{code}</CodeName>}
              </div>
            </div>
            <p className="cause meta">
              <CauseLine
                context={context}
                round={round}
                seat={seat}
                causes={causes}
                votes={votes}
                exploded={bombs.has(seat)}
              />
            </p>
          </li>
        )
      })}
    </ol>
  )
}
