import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFormatter, getTranslations } from 'next-intl/server'
import { ChoiceTable } from '@/components/notices/choice-table'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Link } from '@/components/ui/link'
import { minutesTextOf } from '@/components/ui/minutes-text'
import { Notice, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { readAddress } from '@/lib/accounts/address'
import { hasRole, requireUser } from '@/lib/accounts/session'
import { env } from '@/lib/env'
import { readChoices } from '@/lib/notify/choices'
import { HOST_KIND, NOTICE_KINDS, type NoticeKind } from '@/lib/notify/kinds'
import { type ChoiceGame, choiceGames } from '@/lib/play/notices/choice-games'
import { siteReminders } from '@/lib/play/notices/sight'
import { forgetChoicesAction, saveChoicesAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('choices') }
}

/** What an account is told of and how: in general, or (`?game=`) in one game. */
export default async function NoticeChoicesPage({ searchParams }: PageProps<'/account/notices'>) {
  const user = await requireUser('/account/notices')
  const { game: slug, saved } = await searchParams
  const [t, games, address] = await Promise.all([
    getTranslations('notices'),
    choiceGames(user.id),
    readAddress(user.id),
  ])
  const game = slug === undefined ? null : (games.find((each) => each.slug === slug) ?? notFound())
  const isHost = hasRole(user, 'host') || games.some((each) => each.kinds.includes(HOST_KIND))
  const kinds = game
    ? game.kinds.filter((kind) => !neverComes(kind, game.reminders))
    : NOTICE_KINDS.filter((kind) => kind !== HOST_KIND || isHost)
  const { ways, own } = await readChoices(user.id, game?.id ?? null)
  const notes = await kindNotes(game)
  return (
    <div className="letter-choices stack mt-6">
      <p className="crumbs meta">
        <Link href="/account">{t('toAccount')}</Link>
        {game && <Link href="/account/notices">{t('general')}</Link>}
      </p>
      <h1>{game ? t('choicesOfGame', { game: game.title }) : t('choices')}</h1>
      <p className="meta">{game ? t('choicesOfGameNote') : t('choicesNote')}</p>
      {(saved === '1' || saved === 'forgotten') && <Notice live>{t(saved === '1' ? 'saved' : 'forgotten')}</Notice>}
      {address === null && (
        <p>{t.rich('noAddress', { link: (words) => <Link href="/account#address">{words}</Link> })}</p>
      )}
      {!env().SMTP_URL && <Notice>{t('noPost')}</Notice>}
      <Form action={saveChoicesAction} className="stack" key={`${slug} ${JSON.stringify(ways)}`}>
        {game && <input type="hidden" name="game" value={game.slug} />}
        <ChoiceTable kinds={kinds} ways={ways} notes={notes} />
        <Button type="submit" tone="solid">
          {t('save')}
        </Button>
      </Form>
      {game && own && (
        <Form action={forgetChoicesAction}>
          <input type="hidden" name="game" value={game.slug} />
          <Button type="submit">{t('backToGeneral')}</Button>
        </Form>
      )}
      {!game && <Games games={games} />}
    </div>
  )
}

/** Reminders that this game has switched off. */
const neverComes = (kind: NoticeKind, { vote, iou }: ChoiceGame['reminders']) =>
  (kind === 'voteMissing' && vote.length === 0) || (kind === 'iouDue' && iou.length === 0)

async function Games({ games }: { games: readonly ChoiceGame[] }) {
  const t = await getTranslations('notices')
  return (
    <Part id="games" className="mt-7" title={t('games')} note={games.length > 0 ? t('gamesNote') : undefined}>
      {games.length === 0 && <p className="meta">{t('gamesEmpty')}</p>}
      <ul className="lines">
        {games.map((game) => (
          <li key={game.id} className="row">
            <Link href={`/account/notices?game=${game.slug}`}>{game.title}</Link>
            {game.own && <Tag>{t('ownChoice')}</Tag>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What each kind is about; reminders say when they come: in this game, or where a game does not say otherwise. */
async function kindNotes(game: ChoiceGame | null): Promise<Record<NoticeKind, string>> {
  const [t, format] = await Promise.all([getTranslations('notices'), getFormatter()])
  const before = minutesTextOf(t, format)
  const { vote, iou } = game?.reminders ?? siteReminders()
  const minutes: Partial<Record<NoticeKind, string>> = { voteMissing: before(vote), iouDue: before(iou) }
  const scope = game ? 'game' : 'all'
  const notes = NOTICE_KINDS.map((kind) => [kind, t(`kindNotes.${kind}`, { minutes: minutes[kind] ?? 'none', scope })])
  return Object.fromEntries(notes) as Record<NoticeKind, string>
}
