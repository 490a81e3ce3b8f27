import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { GroupDesk, GroupNights } from '@/components/jingfei/night/group-desk'
import { Nights } from '@/components/jingfei/night/nights'
import { Empty, Notice } from '@/components/ui/notice'
import type { PlaceProps } from '../by-ruleset'
import { markDone, nameSeat } from '../jingfei-actions'
import { dealtJingfei, tableContext } from '../jingfei-page'

export async function generateMetadata({ params }: PlaceProps): Promise<Metadata> {
  const { game } = await dealtJingfei((await params).slug)
  return { title: `${(await getTranslations('jingfei.nightPage'))('title')}　${game.title}` }
}

/** 夜: the desk of one's group while it is dark, and what the nights have brought (G2, G3). */
export default async function JingfeiNight({ params }: PlaceProps) {
  const page = await dealtJingfei((await params).slug)
  const { view } = page
  const t = await getTranslations('jingfei.nightPage')
  const floor = await getTranslations('jingfei.floor')
  const context = tableContext(page)
  const { me } = view
  const group = me?.group ?? null
  const desk = me && group?.night && view.status === 'running'
  return (
    <div className="stack mt-6 [--gap:var(--s-6)]">
      {view.paused && <Notice seal>{floor('paused')}</Notice>}
      {desk ? (
        <>
          <p className="meta">
            {t('lead')} {view.settings.earlyDawn && t('early')}
          </p>
          <GroupDesk
            context={context}
            group={group}
            me={me.seat}
            round={view.round}
            paused={view.paused !== null}
            barred={view.round === 1 ? view.series.barred : null}
            keys={{ voice: randomUUID(), done: randomUUID() }}
            actions={{ voice: nameSeat, done: markDone }}
          />
        </>
      ) : view.phase === 'night' ? (
        <Empty title={t('idleTitle')}>{t(me && !me.living ? 'idleOut' : 'idle')}</Empty>
      ) : (
        <Notice>
          <b>{t('dayTitle')}</b>
          <br />
          {t('day')}
        </Notice>
      )}
      {group && <GroupNights context={context} group={group} />}
      <Nights context={context} rounds={view.rounds} />
    </div>
  )
}
