import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ReportForm } from '@/components/tiesha/report/report-form'
import { ReportList } from '@/components/tiesha/report/report-list'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { reportScope } from '@/lib/play/draft-scopes'
import { readReportIns } from '@/lib/play/read-report-ins'
import { threadsOf } from '@/lib/play/threads'
import { ToFlags } from '../flag-link'
import { dealtGame } from '../game'
import { report } from './actions'

interface Params {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('report')])
  return { title: `${t('title')}　${game.title}` }
}

/** 报到: the post that this seat still owes, and everybody's (T3.2). */
export default async function ReportPage({ params }: Params) {
  const { slug } = await params
  const page = await dealtGame(slug)
  const [user, reports, t] = await Promise.all([currentUser(), readReportIns(page), getTranslations('report')])
  const { game, view, now, seat } = page
  const mine = view.seats.find((one) => one.seat === seat)
  const owes = user && mine?.living && !page.reported && game.status !== 'finished'
  const threads = owes ? await threadsOf(page, user.id) : []
  return (
    <div className="mt-6">
      {owes && (
        <Part id="write" title={t('write')} note={t('owed', { words: game.config.words.reportIn })}>
          <div className="desk-writing">
            <ReportForm
              slug={slug}
              alias={mine.alias}
              userId={user.id}
              formKey={randomUUID()}
              scope={reportScope(slug)}
              threadId={threads.find(({ ref }) => ref.kind === 'reportIn')?.id}
              limits={game.config.words}
              action={report}
            />
          </div>
        </Part>
      )}
      {reports && (
        <ReportList
          slug={slug}
          zone={game.timeZone}
          now={now}
          out={new Set(view.seats.filter((one) => !one.living).map((one) => one.seat))}
          {...reports}
        />
      )}
      <ToFlags slug={slug} />
    </div>
  )
}
