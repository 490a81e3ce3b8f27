import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { Contents, type DeskEntry } from '@/components/host/contents'
import { Volunteers } from '@/components/host/substitutes'
import { Trouble } from '@/components/host/trouble'
import type { ComingRow } from '@/components/tiesha/host/coming-rounds'
import { afterRulingOut, afterWarning, undoableSeats } from '@/components/tiesha/host/consequences'
import { EditRounds } from '@/components/tiesha/host/edit-rounds'
import { Extension, extensionWaits } from '@/components/tiesha/host/extension'
import { Missing } from '@/components/tiesha/host/missing'
import { PLACE, RoundSteps, TodoList } from '@/components/tiesha/host/overview'
import { Proxies, proxiesOpen } from '@/components/tiesha/host/proxies'
import { RangersWords, rangersAsked } from '@/components/tiesha/host/rangers'
import { SeatSheet } from '@/components/tiesha/host/seat-sheet'
import { ScoreNow, SeatsTable } from '@/components/tiesha/host/seats-table'
import { SlotsTable } from '@/components/tiesha/host/slots-table'
import { roundSteps } from '@/components/tiesha/host/steps'
import { todosOf } from '@/components/tiesha/host/todo'
import { planOf } from '@/components/tiesha/recruit/plan'
import { formatInstant } from '@/lib/engine/core'
import { housesIn, type TieshaView } from '@/lib/engine/rulesets/tiesha'
import { readProxyRequests } from '@/lib/play/proxy-requests'
import type { GamePage } from '@/lib/play/read-game'
import { readSuggestions } from '@/lib/play/similar'
import { codesOf, dealtGame } from '../game'
import * as actions from './actions'
import { AdminsDesk, CommonDesk, commonParts, GiveSeat, readDesk } from './desk'
import { conductOf } from './parts'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** 哨台: what needs the host team, the round, the seats, the acts and their log; each sees what T18 gives it. */
export default async function HostPage({ params, searchParams }: Props) {
  const { slug } = await params
  const [page, query] = await Promise.all([dealtGame(slug), searchParams])
  const { game, view, now } = page
  const desk = await readDesk(page)
  if (!desk) return <AdminsDesk page={page} />
  const { seen, running, mayAct, accounts, volunteers } = desk
  const [similar, requests] = await Promise.all([readSuggestions(page, desk.userId), readProxyRequests(page)])
  const todos = todosOf(view, now, {
    failing: game.trouble !== null,
    flags: page.openCases,
    letters: desk.letters,
    reports: desk.states.filter((one) => !one.reported).length,
    similar: similar.length,
    proxies: page.openProxies,
  })
  const chosen = view.seats.find((seat) => String(seat.seat) === query.seat)
  const acts = new Set(mayAct && running ? [...livingSeats(view), ...undoableSeats(view)] : [])
  const clock = { zone: game.timeZone, now }
  const steps = roundSteps(view)
  const t = await getTranslations('host')
  const at = (id: string) => todos.filter(({ kind }) => PLACE[kind] === `#${id}`)
  const part = (id: string, title: Parameters<typeof t>[0]): DeskEntry => ({
    id,
    title: t(title as 'todo'),
    waits: at(id).length > 0,
    calm: !at(id).some((todo) => todo.urgent),
  })
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <Contents
        entries={[
          part('todo', 'todo'),
          steps.length > 0 && part('clock', 'clock'),
          running && mayAct && extensionWaits(view) && part('extension', 'extension'),
          running && rangersAsked(view) && part('rangers', 'rangers'),
          running && view.host !== null && part('slots', 'slots'),
          running && part('missing', 'missing'),
          running && proxiesOpen(view, requests) && part('proxies', 'proxies'),
          part('seats', 'seats'),
          volunteers !== null && part('substitutes', 'substitutes.title'),
          view.score !== null && part('score', 'score'),
          running && mayAct && part('rounds', 'rounds.title'),
          ...commonParts(page, desk, t),
        ]}
      />
      <div className="desk mt-6">
        <div>
          <TodoList
            slug={slug}
            todos={todos}
            view={view}
            trouble={game.trouble}
            abandoned={game.config.abandoned}
            {...clock}
          />
          <RoundSteps steps={steps} {...clock} />
        </div>
        <div>
          {running && mayAct && (
            <Extension slug={slug} view={view} formKey={randomUUID()} seen={seen} answer={actions.answerExtension} />
          )}
          {running && <RangersWords slug={slug} view={view} />}
          {running && view.host && <SlotsTable slug={slug} view={view} now={now} />}
          {running && <Missing slug={slug} view={view} />}
          {running && (
            <Proxies
              slug={slug}
              view={view}
              now={now}
              local={formatInstant(game.timeZone, now).slice(0, 19)}
              requests={requests}
              formKey={randomUUID()}
              actions={{ enter: actions.enterBallot, take: actions.enterAsked, decline: actions.declineAsked }}
            />
          )}
          <SeatsTable slug={slug} view={view} accounts={accounts} chosen={chosen?.seat ?? null} acts={acts}>
            {chosen && acts.has(chosen.seat) && (
              <SeatSheet
                key={`${chosen.seat}-${chosen.living}`}
                slug={slug}
                seat={chosen}
                rules={await conductOf(page)}
                after={{
                  warn: afterWarning(view, chosen.seat),
                  ruleOut: afterRulingOut(view, chosen.seat, game.config.victory === 'score'),
                }}
                formKey={randomUUID()}
                seen={seen}
                actions={{ penalize: actions.penalize, undo: actions.undoRuleOut }}
              />
            )}
            <GiveSeat slug={slug} desk={desk} seat={chosen} />
          </SeatsTable>
          {volunteers && <Volunteers volunteers={volunteers} main={desk.main} zone={game.timeZone} />}
          <ScoreNow view={view} />
          {running && mayAct && (
            <EditRounds
              key={`rounds-${view.round}`}
              slug={slug}
              rows={comingRows(page, view)}
              nextHouses={housesIn(game.config, view.rows.length + 1)}
              formKey={randomUUID()}
              seen={seen}
              edit={actions.editRound}
            />
          )}
          <CommonDesk page={page} desk={desk} logPage={query.log} moves="days" scored codes={codesOf(view)} />
        </div>
      </div>
    </>
  )
}

const comingRows = ({ game }: GamePage, view: TieshaView): ComingRow[] =>
  planOf(view, (round) => housesIn(game.config, round)).map((row, index) => ({
    ...row,
    houses: row.houses ?? 1,
    opened: view.rows[index]?.opened ?? false,
  }))

const livingSeats = (view: TieshaView) => view.seats.filter((seat) => seat.living).map((seat) => seat.seat)
