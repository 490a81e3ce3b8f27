import type { Tx } from '@/lib/db'
import { env } from '@/lib/env'
import type { Letter } from '@/lib/generated/prisma/client'
import { translatorFor } from '@/lib/i18n/messages'
import { readChoices } from '@/lib/notify/choices'
import { FOLDED, NoticeData } from '@/lib/notify/kinds'
import type { Mail } from '@/lib/notify/mail/post-office'
import { siteUrl } from '@/lib/site-url'
import { isStillTrue } from './open-now'

/**
 * The letter that follows a notice, written at the moment of sending: to the address that the account has now, if it still
 * wants letters of this kind and may still know. The subject names the game and nothing else (T17.1). Whatever hangs on a
 * role or an alias is not in the text either; the link leads through the inbox, so it tells nothing by its address.
 */
export async function noticeLetter(tx: Tx, letter: Letter): Promise<Mail | null> {
  if (letter.noticeId === null) return null
  const notice = await tx.notice.findUniqueOrThrow({
    where: { id: letter.noticeId },
    include: {
      user: { select: { email: true, bannedAt: true, locale: true } },
      game: { select: { title: true, timeZone: true } },
    },
  })
  const { user, game, kind } = notice
  if (user.email === null || user.bannedAt !== null) return null
  if (!(await readChoices(notice.userId, notice.gameId, tx)).ways[kind].mail) return null
  if (!(await isStillTrue(tx, notice))) return null
  const { t, locale } = translatorFor(user.locale, 'notices')
  const { round = 0, phase = 'posting', closes } = NoticeData.parse(notice.data)
  const clock = (at: number) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: game.timeZone,
      dateStyle: 'long',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }).format(at)
  const what = FOLDED.has(kind)
    ? t('letter.folded')
    : t(`letter.${kind}`, { round, phase, closes: closes === undefined ? '' : clock(closes) })
  const site = env().SITE_NAME
  return {
    to: user.email,
    subject: t('letter.subject', { site, game: game.title }),
    text: t('letter.text', {
      game: game.title,
      what,
      link: siteUrl(`/inbox/${notice.id}`),
      choices: siteUrl('/account/notices'),
      site,
    }),
  }
}
