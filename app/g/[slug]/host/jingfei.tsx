import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Contents } from '@/components/host/contents'
import { Volunteers } from '@/components/host/substitutes'
import { Trouble } from '@/components/host/trouble'
import { choosing, GroupsNow, PhaseNow, Todos } from '@/components/jingfei/host/overview'
import { SeatSheet } from '@/components/jingfei/host/seat-sheet'
import { SeatsTable } from '@/components/jingfei/host/seats-table'
import { Nights } from '@/components/jingfei/night/nights'
import { Poll } from '@/components/jingfei/vote/poll'
import type { PlaceProps } from '../by-ruleset'
import { gameOf } from '../game'
import { vote } from '../jingfei-actions'
import { tableContext } from '../jingfei-page'
import * as actions from './actions'
import { AdminsDesk, CommonDesk, commonParts, GiveSeat, readDesk } from './desk'
import { penalizeByConduct } from './jingfei-actions'

/** 法官台: voices, votes and speakers as they come, the seats, the acts and their log; each sees what G11.4 and T18 give it. */
export default async function JingfeiHost({ params, searchParams }: PlaceProps) {
  const { slug } = await params
  const [page, query] = await Promise.all([gameOf('jingfei', slug), searchParams])
  const { game, view, now } = page
  if (!view) redirect(`/g/${slug}`)
  const desk = await readDesk(page)
  if (!desk) return <AdminsDesk page={page} />
  const { seen, running, mayAct, accounts, volunteers } = desk
  const chosen = view.seats.find((seat) => String(seat.seat) === query.seat)
  const acts = new Set(
    mayAct && running
      ? [...view.seats.filter((seat) => seat.living).map(({ seat }) => seat), ...(view.host?.mayUndo ?? [])]
      : [],
  )
  const clock = { zone: game.timeZone, now }
  const context = tableContext(page)
  const [t, jingfei, host] = await Promise.all([
    getTranslations('jingfei.host'),
    getTranslations('jingfei'),
    getTranslations('host'),
  ])
  const masked = game.config.aliases
  return (
    <>
      <Trouble trouble={game.trouble} {...clock} />
      <Contents
        entries={[
          { id: 'todo', title: host('todo') },
          view.status !== 'finished' && { id: 'clock', title: t('phase') },
          running && choosing(view).length > 0 && { id: 'groups', title: t('groups') },
          view.poll?.ballots != null && { id: 'poll', title: jingfei('vote.title') },
          { id: 'seats', title: t('seats'), waits: (view.host?.suggestsRuleOut.length ?? 0) > 0 },
          { id: 'nights', title: jingfei('nightPage.pastTitle') },
          volunteers !== null && { id: 'substitutes', title: host('substitutes.title') },
          ...commonParts(page, desk, host),
        ]}
      />
      <div className="desk mt-6">
        <div>
          <Todos context={context} view={view} letters={desk.letters} failing={game.trouble !== null} />
          <PhaseNow context={context} view={view} />
        </div>
        <div>
          {running && <GroupsNow context={context} view={view} />}
          {view.poll?.ballots && (
            <Poll context={context} view={view} poll={view.poll} formKey={randomUUID()} send={vote} />
          )}
          <SeatsTable
            context={context}
            view={view}
            accounts={masked ? accounts : null}
            chosen={chosen?.seat ?? null}
            acts={acts}
          >
            {chosen && acts.has(chosen.seat) && (
              <SeatSheet
                key={`${chosen.seat}-${chosen.living}`}
                context={context}
                seat={chosen}
                suggested={view.host?.suggestsRuleOut.includes(chosen.seat) ?? false}
                formKey={randomUUID()}
                seen={seen}
                actions={{ penalize: penalizeByConduct, undo: actions.undoRuleOut }}
              />
            )}
            <GiveSeat slug={slug} desk={desk} seat={chosen} />
          </SeatsTable>
          <Nights context={context} rounds={view.rounds} />
          {volunteers && <Volunteers volunteers={volunteers} main={desk.main} zone={game.timeZone} />}
          <CommonDesk page={page} desk={desk} logPage={query.log} moves="length" scored={false} />
        </div>
      </div>
    </>
  )
}
