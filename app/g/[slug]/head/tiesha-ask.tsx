import { getTranslations } from 'next-intl/server'
import { voteAsked } from '@/components/tiesha/head'
import { todosOf } from '@/components/tiesha/host/todo'
import { isHostTeam } from '@/lib/play/access'
import type { GamePage } from '@/lib/play/read-game'
import { secretPlace } from '@/lib/play/secret-place'
import { type Ask, askOfReaders, calm, due } from './parts'

/** What is asked of this reader now, in the head of every page; calm when nothing is. Secrets stay folded. */
export async function askOf(page: GamePage, signedIn: boolean): Promise<Ask> {
  const t = await getTranslations('gameHead.ask')
  const { game, viewer, view, now } = page
  const base = `/g/${game.slug}`
  const reading = await askOfReaders(page, signedIn)
  if (reading) return reading
  if (isHostTeam(viewer)) {
    if (game.status === 'reportIn' && game.startsAt !== null && game.startsAt <= now)
      return due(t('hostTitle', { count: 1 }), t('hostReports'), base, t('hostReportsAction'))
    if (game.status !== 'running' || !view) return calm(t('hostQuietTitle'), t('hostQuietDetail'))
    const href = `${base}/host`
    const { count, urgent } = deskCount(page)
    if (count === 0) return calm(t('hostQuietTitle'), t('hostQuietDetail'), { href, label: t('hostAction') })
    const detail = t(game.trouble ? 'hostFailing' : page.openCases > 0 ? 'hostFlags' : 'hostQuietDetail')
    if (!urgent) return calm(t('hostTitle', { count }), detail, { href, label: t('hostAction') })
    return due(t('hostTitle', { count }), detail, href, t('hostAction'))
  }
  if (viewer.kind !== 'seat' || !view) return calm(t('nothingTitle'))
  if (game.status === 'reportIn') {
    if (page.reported) return calm(t('reportedTitle'), t('reportedDetail'))
    return due(
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
      ? due(t('voteTitle'), t('voteDetail', { picks: view.row?.picks ?? 1 }), `${base}/vote`, t('voteAction'))
      : due(t('voteOvertimeTitle'), t('voteOvertimeDetail'), `${base}/vote`, t('voteAction'))
  const secret = secretPlace(view)
  if (secret) return due(t('secretTitle'), t('secretDetail'), base + secret, t('secretAction'))
  if (!viewer.living) return calm(t('outTitle'), t('outDetail'))
  if (voted) return calm(t('votedTitle'), game.config.revote ? t('votedDetail') : t('votedFinal'))
  return calm(t('nothingTitle'), t('nothingSeat'))
}

/** How many things wait on the desk of this member of the host team, and whether one of them will not wait long. */
export function deskCount({ game, view, openCases, openProxies, now }: GamePage): { count: number; urgent: boolean } {
  if (game.status !== 'running' || !view) return { count: 0, urgent: false }
  const beside = {
    failing: game.trouble !== null,
    flags: openCases,
    letters: 0,
    reports: 0,
    similar: 0,
    proxies: openProxies,
  }
  const todos = todosOf(view, now, beside)
  return { count: todos.length, urgent: todos.some((todo) => todo.urgent) }
}
