import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/footer'
import { Masthead } from '@/components/shell/masthead'
import { currentUser } from '@/lib/accounts/session'
import { env } from '@/lib/env'
import { unreadCount } from '@/lib/notify/inbox'
import { forumTime } from '@/lib/play/forum-time'
import { chooseLocale, chooseTheme } from './preferences'

/** The zone in which the site itself tells time; a game tells its own (T2.1). */
const SITE_ZONE = 'Asia/Shanghai'

/**
 * What every page stands in: skip link, masthead, `<main id="main">`, footer. Pages of the site get it from
 * `app/(site)/layout.tsx`; a game's layout calls it with `identity` (「本局你是 …」) and `inGame`.
 */
export async function Shell(props: { identity?: ReactNode; inGame?: boolean; children: ReactNode }) {
  const t = await getTranslations('shell')
  const [user, at] = await Promise.all([currentUser(), forumTime()])
  const unread = user ? await unreadCount(user.id) : 0
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Masthead
        siteName={env().SITE_NAME}
        account={user && { name: user.username, unread }}
        identity={props.identity}
        inGame={props.inGame}
        chooseTheme={chooseTheme}
      />
      <main id="main" className="wrap" tabIndex={-1}>
        {props.children}
      </main>
      <Footer now={at} zone={SITE_ZONE} chooseLocale={chooseLocale} />
    </>
  )
}
