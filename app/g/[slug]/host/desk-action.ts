import { getTranslations } from 'next-intl/server'
import { actWords } from '@/components/host/act-words'
import type { FormState } from '@/components/ui/form-context'
import type { CurrentUser } from '@/lib/accounts/session'
import { formatInstant } from '@/lib/engine/core'
import { ballotsSince } from '@/lib/play/enter-proxy'
import { type Concern, SeenField, seenText, type Unseen } from '@/lib/play/host-seen'
import { type AnyGamePage, type GamePage, isGameOf, readGame } from '@/lib/play/read-game'
import { readSeen, readSince } from '@/lib/play/read-host-log'
import { type Outcome, refuse } from '@/lib/play/refusal'
import { aliasesOf, codesOf } from '../game'
import { withGame, withTiesha } from '../host-action'

/**
 * A form of the desk: like withGame, and if another host has meanwhile done what concerns it, its sender is told what, in
 * words, and keeps what he typed; sending again is meant.
 */
export async function withDesk(
  form: FormData,
  concern: Concern,
  run: (page: AnyGamePage, user: CurrentUser, unseen: Unseen) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  const parsed = SeenField.safeParse(form.get('seen') ?? undefined)
  const seen = parsed.success ? parsed.data : undefined
  let sender: { page: AnyGamePage; user: CurrentUser } | null = null
  const answer = await withGame(form, (page, user) => {
    sender = { page, user }
    return run(page, user, { seen, concern })
  })
  if (answer?.ok !== false || answer.refusal?.code !== 'CHANGED_MEANWHILE' || !sender || !seen) return answer
  const { page, user } = sender as { page: AnyGamePage; user: CurrentUser }
  const fresh = (await readGame(page.game.slug, user)) ?? page
  const [t, tiesha, later, now] = await Promise.all([
    getTranslations('host'),
    getTranslations('tiesha'),
    readSince(fresh, seen, concern),
    readSeen(fresh),
  ])
  const named = {
    aliases: fresh.view ? aliasesOf(fresh.view) : new Map<number, string>(),
    codes: isGameOf(fresh, 'tiesha') && fresh.view ? codesOf(fresh.view) : new Map<string, string>(),
    flagReason: (reason: string) => tiesha(`flagReasons.${reason}` as 'flagReasons.plagiarism'),
  }
  const what = later
    .map((entry) =>
      t('meanwhile', {
        who: entry.who ?? t('logMachine'),
        time: formatInstant(fresh.game.timeZone, entry.at).slice(11, 19),
        act: actWords(t, entry, named),
        note: entry.note ?? 'none',
      }),
    )
    .join(t('meanwhileAnd'))
  return {
    ok: false,
    refusal: { code: 'CHANGED_MEANWHILE', data: { what } },
    values: { ...answer.values, seen: seenText(now) },
  }
}

/** The same for what there is in 帖杀 alone. */
export function withTieshaDesk(
  form: FormData,
  concern: Concern,
  run: (page: GamePage, user: CurrentUser, unseen: Unseen) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  return withDesk(form, concern, async (page, user, unseen) =>
    isGameOf(page, 'tiesha') ? run(page, user, unseen) : refuse('NOT_YOUR_COMMAND'),
  )
}

/**
 * A form that enters a proxy: its sender is told of a ballot that the voter, or another host for it, has cast since the
 * page was read, before he replaces it; sending again is meant.
 */
export async function withBallots(
  form: FormData,
  voter: number,
  seen: number,
  run: (page: GamePage, user: CurrentUser) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  let sender: { page: GamePage; user: CurrentUser } | null = null
  const answer = await withTiesha(form, (page, user) => {
    sender = { page, user }
    return run(page, user)
  })
  if (answer?.ok !== false || answer.refusal?.code !== 'CHANGED_MEANWHILE' || !sender) return answer
  const { page, user } = sender as { page: GamePage; user: CurrentUser }
  const { view } = await readAgain(page, user)
  if (!view) return answer
  const t = await getTranslations('proxy')
  const aliases = aliasesOf(view)
  const since = ballotsSince(view, voter, seen)
  const what = since
    .map(({ seat, at, picks, proxy }) =>
      t(proxy ? 'meanwhileProxy' : 'meanwhileVoted', {
        alias: aliases.get(seat) ?? '',
        time: formatInstant(page.game.timeZone, at).slice(11, 19),
        picks: picks.map((pick) => aliases.get(pick.seat) ?? '').join('、'),
      }),
    )
    .join('；')
  const newest = Math.max(seen, ...since.map((ballot) => ballot.number))
  return {
    ok: false,
    refusal: { code: 'CHANGED_MEANWHILE', data: { what } },
    values: { ...answer.values, ballots: String(newest) },
  }
}

async function readAgain(page: GamePage, user: CurrentUser): Promise<GamePage> {
  const fresh = await readGame(page.game.slug, user)
  return fresh && isGameOf(fresh, 'tiesha') ? fresh : page
}
