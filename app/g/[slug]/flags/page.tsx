import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Cases } from '@/components/tiesha/flags/cases'
import { OwnFlags } from '@/components/tiesha/flags/own-flags'
import { AnnouncementItem } from '@/components/tiesha/reports/announcement-item'
import { reportContext } from '@/components/tiesha/reports/context'
import { Pagination } from '@/components/ui/pagination'
import { Part } from '@/components/ui/part'
import { currentUser } from '@/lib/accounts/session'
import { accountsBehind, readRulingLog } from '@/lib/play/read-announcements'
import { CASE_SORTS, readCases, readOwnFlags } from '@/lib/play/read-flags'
import { aliasesOf, dealtGame } from '../game'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ game }, t] = await Promise.all([dealtGame((await params).slug), getTranslations('flags')])
  return { title: `${t('title')}　${game.title}` }
}

/** 检举与裁定: for the host team every flag, for whoever flagged what became of it, for everybody the rulings (T11). */
export default async function FlagsPage({ params, searchParams }: Props) {
  const [{ slug }, query, user, t] = await Promise.all([params, searchParams, currentUser(), getTranslations('flags')])
  const page = await dealtGame(slug)
  const sort = CASE_SORTS.find((one) => one === query.sort) ?? 'latest'
  const [cases, own, log, accounts] = await Promise.all([
    readCases(page, { wanted: pageOf(query.page), sort }),
    user ? readOwnFlags(page, user.id) : [],
    readRulingLog(page, pageOf(query.log)),
    accountsBehind(page),
  ])
  const aliases = aliasesOf(page.view)
  const clock = { zone: page.game.timeZone, now: page.now }
  const over = page.game.status === 'finished'
  const context = reportContext(page, accounts)
  return (
    <div className="mt-6">
      {cases && <Cases slug={slug} {...cases} sort={sort} aliases={aliases} over={over} {...clock} />}
      {user && !cases && (
        <OwnFlags slug={slug} flags={own} aliases={aliases} sent={query.sent === '1'} over={over} {...clock} />
      )}
      <Part id="rulings" title={t('log.title')} note={t('log.note')}>
        <p className="meta">{t('lead')}</p>
        {log.posts.length === 0 && <p className="meta">{t('log.none')}</p>}
        {log.posts.map((post) => (
          <AnnouncementItem key={post.number} context={context} post={post} unread={false} />
        ))}
        <div className="mt-5">
          <Pagination
            label={t('log.pages')}
            page={log.page}
            pages={log.pages}
            href={(n) => `/g/${slug}/flags?log=${n}#rulings`}
          />
        </div>
      </Part>
    </div>
  )
}

/** A page number of the URL; the first if there is none. */
function pageOf(value: string | string[] | undefined): number {
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}
