import { useTranslations } from 'next-intl'
import { count, useTerms } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Empty } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { CaseSort, FlagCase } from '@/lib/play/read-flags'
import { StateTag } from './own-flags'
import { PostName, usePostText } from './post-name'

interface CasesProps {
  slug: string
  cases: readonly FlagCase[]
  page: number
  pages: number
  total: number
  open: number
  sort: CaseSort
  aliases: ReadonlyMap<number, string>
  over: boolean
  zone: string
  now: number
}

/** 检举: every flagged post as one matter, those that wait for a ruling first. For the host team. */
export function Cases({ slug, cases, page, pages, total, open, sort, aliases, over, zone, now }: CasesProps) {
  const t = useTranslations('flags')
  const terms = useTerms()
  const text = usePostText()
  const at = (sorted: CaseSort, n = 1) => `/g/${slug}/flags?sort=${sorted}&page=${n}#cases`
  const note = t('cases.note', { open, total, openHan: count(open).nHan, totalHan: count(total).nHan })
  return (
    <Part
      id="cases"
      title={t('cases.title')}
      note={total > 0 && note}
      more={total > 1 && <Sorts at={at} sort={sort} />}
    >
      {total === 0 ? (
        <Empty title={t('cases.none')} />
      ) : (
        <Table
          label={t('cases.rows')}
          fold
          rows={cases}
          rowKey={(one) => one.post.id}
          columns={[
            {
              key: 'post',
              head: t('cases.post'),
              label: '',
              cell: ({ post }) => (
                <PostName slug={slug} post={post} aliases={aliases} href={`/g/${slug}/flags/${post.key}`} />
              ),
            },
            { key: 'reasons', head: t('cases.reasons'), cell: (one) => terms.list(one.reasons.map(terms.flagReason)) },
            {
              key: 'flags',
              head: t('cases.flags'),
              cell: (one) => t('cases.flagsOf', count(one.flags)),
            },
            {
              key: 'latest',
              head: t('cases.latest'),
              cell: (one) => <Time at={one.latest} zone={zone} now={now} tip={false} />,
            },
            {
              key: 'first',
              head: t('cases.first'),
              cell: (one) => <Time at={one.first} zone={zone} now={now} tip={false} />,
            },
            {
              key: 'state',
              head: t('cases.state'),
              cell: (one) => (
                <StateTag state={one.open ? (over ? 'unruled' : 'open') : (one.ruling?.verdict ?? 'dismissed')} />
              ),
            },
            {
              key: 'act',
              head: <span className="vh">{t('cases.act')}</span>,
              label: '',
              cell: ({ post, open: waits }) => (
                <Link
                  href={`/g/${slug}/flags/${post.key}`}
                  aria-label={t('cases.lookAt', { post: text(post, aliases) })}
                >
                  {t(waits && !over ? 'cases.look' : 'cases.see')}
                </Link>
              ),
            },
          ]}
        />
      )}
      <div className="mt-3">
        <Pagination label={t('cases.pages')} page={page} pages={pages} href={(n) => at(sort, n)} />
      </div>
    </Part>
  )
}

/** The orders to choose from, each a link. */
function Sorts({ at, sort }: { at: (sort: CaseSort) => string; sort: CaseSort }) {
  const t = useTranslations('flags.cases')
  return (
    <span className="dot-list">
      <span>{t('sortBy')}</span>
      {SORTS.map((one) => (
        <Link key={one} href={at(one)} aria-current={sort === one ? 'true' : undefined}>
          {t(one)}
        </Link>
      ))}
    </span>
  )
}
const SORTS: readonly CaseSort[] = ['latest', 'first', 'flags']
