import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { CopyLink } from '@/components/forum/copy-link'
import { Quotable } from '@/components/forum/quotable'
import { RichText } from '@/components/forum/rich-text'
import { ReportEssay, ReportNeighbours } from '@/components/tiesha/report/report-essay'
import { Link } from '@/components/ui/link'
import { readOpenFlags } from '@/lib/play/read-flags'
import { readReportIns, readReportText } from '@/lib/play/read-report-ins'
import { FlagLink } from '../../flag-link'
import { dealtGame } from '../../game'
import { HideEssay, TalkComposer } from '../../talk-composer'

interface Params {
  params: Promise<{ slug: string; number: string }>
}

/** The report-in on this floor, and all of them in order. */
const reportPage = cache(async (slug: string, number: string) => {
  const page = await dealtGame(slug)
  const all = (await readReportIns(page))?.reports ?? []
  const place = all.findIndex((report) => String(report.number) === number)
  const report = all[place]
  return report ? { ...page, report, previous: all[place - 1] ?? null, next: all[place + 1] ?? null } : notFound()
})

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug, number } = await params
  const [{ report, game }, t] = await Promise.all([reportPage(slug, number), getTranslations('report')])
  return { title: [report.title || t('title'), report.alias, game.title].join('　') }
}

/** A report-in post as a page of a book, under its alias. */
export default async function ReportEssayPage({ params }: Params) {
  const { slug, number } = await params
  const page = await reportPage(slug, number)
  const { report, previous, next, game, view, now } = page
  const t = await getTranslations('report')
  const [doc, flagged] = await Promise.all([readReportText(report), readOpenFlags(page)])
  const source = { postId: report.post, by: report.alias, title: report.title, number: report.number }
  return (
    <div className="reading mt-6">
      <div id={`p${report.number}`}>
        <ReportEssay
          slug={slug}
          zone={game.timeZone}
          now={now}
          flaggedFor={flagged.get(report.post) ?? []}
          report={report}
          out={view.seats.some((seat) => seat.seat === report.seat && !seat.living)}
          text={
            doc && (
              <Quotable source={source}>
                <RichText doc={doc} />
              </Quotable>
            )
          }
          actions={
            <>
              <CopyLink href={`/g/${slug}/report/${report.number}`} />
              <HideEssay
                slug={slug}
                kind="reportIn"
                post={{ id: report.post, number: report.number, hidden: report.hidden !== null }}
              />
              <FlagLink slug={slug} post={`report-${report.number}`} />
            </>
          }
        />
        <TalkComposer slug={slug} />
      </div>
      <aside className="stack">
        <ReportNeighbours slug={slug} previous={previous} next={next} />
        <p>
          <Link href={`/g/${slug}/report`}>{t('all')}</Link>
        </p>
      </aside>
    </div>
  )
}
