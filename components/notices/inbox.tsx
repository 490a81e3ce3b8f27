import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Empty, Tag } from '@/components/ui/notice'
import { Pagination } from '@/components/ui/pagination'
import { Tabs } from '@/components/ui/tabs'
import { Time } from '@/components/ui/time'
import { chineseNumber } from '@/components/ui/time-format'
import type { InboxNotice, InboxPage } from '@/lib/notify/inbox'

type Send = (form: FormData) => Promise<void>

/** 来信: what has been told to the reader, each line with the way to act. Forms, so that it works without JavaScript. */
export function Inbox(props: {
  inbox: InboxPage
  /** The reader's own, for when a thing was told; deadlines are in forum time. */
  zone: string
  unreadOnly: boolean
  markRead: Send
  markAllRead: Send
}) {
  const t = useTranslations('notices')
  const { inbox, unreadOnly } = props
  const address = (page: number) => `/inbox?${unreadOnly ? 'only=unread&' : ''}page=${page}`
  return (
    <div className="letters stack mt-6">
      <div className="row">
        <h1>{t('inbox')}</h1>
        <span className="meta">{t('inboxNote', { n: inbox.unread, nHan: chineseNumber(inbox.unread) })}</span>
        <span className="row-end row">
          {inbox.unread > 0 && (
            <form action={props.markAllRead}>
              <Button type="submit">{t('markAll')}</Button>
            </form>
          )}
          <ButtonLink tone="plain" href="/account/notices">
            {t('choose')}
          </ButtonLink>
        </span>
      </div>
      <Tabs
        label={t('inbox')}
        tabs={[
          { href: '/inbox', label: t('all'), current: !unreadOnly },
          {
            href: '/inbox?only=unread',
            label: t('unreadOnly'),
            current: unreadOnly,
            ...(inbox.unread > 0 && { count: inbox.unread }),
          },
        ]}
      />
      {inbox.notices.length === 0 &&
        (unreadOnly ? (
          <Empty title={t('emptyUnread')}>{t('emptyUnreadNote')}</Empty>
        ) : (
          <Empty title={t('empty')} action={<ButtonLink href="/">{t('toHall')}</ButtonLink>}>
            {t('emptyNote')}
          </Empty>
        ))}
      <ul>
        {inbox.notices.map((notice) => (
          <Line key={notice.id} notice={notice} zone={props.zone} now={inbox.now} markRead={props.markRead} />
        ))}
      </ul>
      <Pagination label={t('pages')} page={inbox.page} pages={inbox.pages} href={address} />
    </div>
  )
}

function Line({ notice, zone, now, markRead }: { notice: InboxNotice; zone: string; now: number; markRead: Send }) {
  const t = useTranslations('notices')
  const { kind, game, data, past } = notice
  const { round = 0, phase = 'posting', closes } = data
  const words = { round, roundHan: chineseNumber(round), phase }
  const what = t(`what.${kind}`, words)
  const asks = !notice.read && !past
  return (
    <li className={clsx('letter', asks && 'letter-new')}>
      <div>
        <p className="what">
          {what}
          {asks && <Tag tone="now">{t('unread')}</Tag>}
        </p>
        <p className="meta dot-list">
          <span>
            <Link href={`/g/${game.slug}`}>{game.title}</Link>
          </span>
          <span>
            <Time at={notice.at} zone={zone} now={now} precision="minute" tip={false} />
          </span>
          {past ? (
            <span>{t('past')}</span>
          ) : (
            closes !== undefined && (
              <span>{t.rich('closes', { time: () => <Time at={closes} zone={game.zone} now={now} /> })}</span>
            )
          )}
        </p>
      </div>
      <div className="letter-acts">
        {asks && (
          <form action={markRead}>
            <input type="hidden" name="id" value={notice.id} />
            <Button type="submit" tone="plain" aria-label={t('markOneOf', { what: `${game.title} ${what}` })}>
              {t('markOne')}
            </Button>
          </form>
        )}
        {/* Not a Link: being fetched ahead would mark it as read. */}
        <a className="btn" href={`/inbox/${notice.id}`}>
          {t(`act.${kind}`, words)}
        </a>
      </div>
    </li>
  )
}
