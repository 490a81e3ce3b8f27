import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { Volunteers } from '@/components/host/substitutes'
import { Trouble } from '@/components/host/trouble'
import { PhaseNow, Todos } from '@/components/jianghu/host/overview'
import { Pending } from '@/components/jianghu/host/pending'
import { SeatSheet } from '@/components/jianghu/host/seat-sheet'
import { SeatsTable } from '@/components/jianghu/host/seats-table'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import * as actions from './actions'
import { AdminsDesk, CommonDesk, GiveSeat, readDesk } from './desk'
import { conductOf } from './parts'

/** 哨台 of 江湖: what is submitted, the seats and their numbers, the acts and their log; each sees what J17.4, T18 give it. */
export default async function JianghuHost({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, query] = await Promise.all([gameOf('jianghu', slug), searchParams])
  const { game, view, now } = page
  if (!view) redirect(`/g/${slug}`)
  const desk = await readDesk(page)
  if (!desk) return <AdminsDesk page={page} />
  const { seen, running, mayAct, accounts, volunteers } = desk
  const rules = await conductOf(page)
  const chosen = view.seats.find((seat) => String(seat.seat) === query.seat)
  const acts = new Set(
    mayAct && running ? view.seats.filter((seat) => seat.living || seat.ruledOut).map(({ seat }) => seat) : [],
  )
  const clock = { zone: game.timeZone, now }
  const context = { slug, seats: view.seats }
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <div className="desk mt-6">
        <div>
          <Todos slug={slug} view={view} letters={desk.letters} failing={game.trouble !== null} />
          <PhaseNow view={view} {...clock} />
        </div>
        <div>
          {running && <Pending context={context} view={view} />}
          <SeatsTable context={context} view={view} accounts={accounts} chosen={chosen?.seat ?? null} acts={acts}>
            {chosen && acts.has(chosen.seat) && (
              <SeatSheet
                key={`${chosen.seat}-${chosen.ruledOut}`}
                context={context}
                seat={chosen}
                rules={rules}
                formKey={randomUUID()}
                seen={seen}
                actions={{ penalize: actions.penalize, undo: actions.undoRuleOut }}
              />
            )}
            <GiveSeat slug={slug} desk={desk} seat={chosen} />
          </SeatsTable>
          {volunteers && <Volunteers volunteers={volunteers} />}
          <CommonDesk page={page} desk={desk} logPage={query.log} scored={false} />
        </div>
      </div>
    </>
  )
}
