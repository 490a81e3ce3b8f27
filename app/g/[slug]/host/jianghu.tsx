import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Contents } from '@/components/host/contents'
import { Volunteers } from '@/components/host/substitutes'
import { Trouble } from '@/components/host/trouble'
import { closingWaits, PhaseNow, Todos } from '@/components/jianghu/host/overview'
import { Pending, pendingPart } from '@/components/jianghu/host/pending'
import { SeatSheet } from '@/components/jianghu/host/seat-sheet'
import { SeatsTable } from '@/components/jianghu/host/seats-table'
import type { JianghuPage } from '@/lib/play/read-game'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import * as actions from './actions'
import { AdminsDesk, CommonDesk, commonParts, GiveSeat, readDesk } from './desk'
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
  const [t, host] = await Promise.all([getTranslations('jianghu-host'), getTranslations('host')])
  const pending = pendingPart(view)
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <Contents
        entries={[
          { id: 'todo', title: host('todo') },
          view.status !== 'finished' && { id: 'clock', title: t('clock') },
          running && pending !== null && { id: pending, title: t(`${pending}.title`) },
          { id: 'seats', title: t('seats.title') },
          volunteers !== null && { id: 'substitutes', title: host('substitutes.title') },
          ...commonParts(page, desk, host, closingWaits(view)),
        ]}
      />
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
          {volunteers && <Volunteers volunteers={volunteers} main={desk.main} zone={game.timeZone} />}
          <CommonDesk
            page={page}
            desk={desk}
            logPage={query.log}
            moves={movesOf(game.config, view.phase)}
            scored={false}
          />
        </div>
      </div>
    </>
  )
}

/** J17.2: phases shorter than a day move by the length of a pause. */
function movesOf(config: JianghuPage['game']['config'], phase: string): 'days' | 'length' {
  const { nightMinutes, dayMinutes, pickHours } = config
  const minutes = phase === 'night' ? nightMinutes : phase === 'day' ? dayMinutes : pickHours * 60
  return minutes !== null && minutes < 24 * 60 ? 'length' : 'days'
}
