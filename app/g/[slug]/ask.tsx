import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import type { GameHeaderProps } from '@/components/game/game-header'
import { secretAsked, voteAsked } from '@/components/tiesha/head'
import { isHostTeam } from '@/lib/play/access'
import type { GamePage } from '@/lib/play/read-game'

/** What is asked of this reader now, in the head of every page; calm when nothing is. Secrets stay folded. */
export async function askOf(page: GamePage, signedIn: boolean): Promise<GameHeaderProps['ask']> {
  const t = await getTranslations('gameHead.ask')
  const { game, viewer, view } = page
  const base = `/g/${game.slug}`
  const calm = (title: string, detail?: string, action?: { href: string; label: string }) => ({
    title,
    detail,
    action: action && <Link href={action.href}>{action.label}</Link>,
    calm: true,
  })
  const act = (title: string, detail: string, href: string, label: string) => ({
    title,
    detail,
    action: (
      <Link className="btn btn-seal" href={href}>
        {label}
      </Link>
    ),
    calm: false,
  })

  if (game.status === 'finished') {
    const href = `${base}/announcements?page=last`
    return calm(t('finishedTitle'), t('finishedDetail'), { href, label: t('finishedAction') })
  }
  if (isHostTeam(viewer)) {
    if (game.status !== 'running') return calm(t('hostQuietTitle'), t('hostQuietDetail'))
    return calm(t('hostQuietTitle'), t('hostQuietDetail'), { href: `${base}/host`, label: t('hostAction') })
  }
  if (viewer.kind !== 'seat' || !view) {
    if (game.status === 'recruiting') return calm(t('signUpTitle'), t('signUpDetail'))
    return calm(t('readTitle'), signedIn ? t('readDetail') : t('readGuest'))
  }
  if (game.status === 'reportIn') {
    if (page.reported) return calm(t('reportedTitle'), t('reportedDetail'))
    return act(
      t('reportTitle'),
      t('reportDetail', { words: game.config.words.reportIn }),
      `${base}/report`,
      t('reportAction'),
    )
  }
  const vote = voteAsked(view)
  const stage = vote?.stage ?? 'main'
  const voted = view.me?.ballots.some((ballot) => !ballot.replaced && ballot.stage === stage) ?? false
  if (vote && !voted)
    return vote.stage === 'main'
      ? act(t('voteTitle'), t('voteDetail', { picks: view.row?.picks ?? 1 }), `${base}/vote`, t('voteAction'))
      : act(t('voteOvertimeTitle'), t('voteOvertimeDetail'), `${base}/vote`, t('voteAction'))
  if (secretAsked(view)) return act(t('secretTitle'), t('secretDetail'), `${base}/desk`, t('secretAction'))
  if (!viewer.living) return calm(t('outTitle'), t('outDetail'))
  if (voted) return calm(t('votedTitle'), game.config.revote ? t('votedDetail') : t('votedFinal'))
  return calm(t('nothingTitle'), t('nothingSeat'))
}
