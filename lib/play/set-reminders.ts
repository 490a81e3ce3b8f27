import { isDeepStrictEqual } from 'node:util'
import { now, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { logHostAct } from './actor'
import { postNotice } from './announcements'
import { refuseUnseen, type Unseen } from './host-seen'
import { remindersOf } from './notices/sight'
import { tellerOf } from './notices/tellers'
import type { AnyGamePage } from './read-game'
import { answering, type Outcome, Refused } from './refusal'
import { minutesText } from './reminders'
import { GameSetup } from './setup'
import { lockGame } from './sign-up'

/** Minutes before the deadline; empty: never; null: as the site is set. */
export interface ReminderTimes {
  vote: number[] | null
  iou: number[] | null
}

/** When a game reminds now, and what its form says; `fields.iou` null: the game has no IOUs. */
export function readReminders({ game: { ruleset, setup } }: AnyGamePage) {
  const { vote, iou } = remindersOf({ setup })
  return {
    fields: { vote: minutesText(setup.voteReminders), iou: hasIous(ruleset) ? minutesText(setup.iouReminders) : null },
    times: { vote, iou },
  }
}

const hasIous = (ruleset: string) => tellerOf(ruleset).kinds.includes('iouDue')

/**
 * The main host or an assistant changes when whoever has not acted is reminded, from the deal to the end: logged and
 * announced, for players count on it. What was due before is not sent again. `iou` is left alone in games without IOUs.
 */
export function setReminders(
  gameId: string,
  userId: string,
  { vote, iou }: ReminderTimes,
  unseen?: Unseen,
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      const role = game.hosts.find((host) => host.userId === userId)?.role
      if (role !== 'main' && role !== 'assistant') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      if (game.status !== 'reportIn' && game.status !== 'running') throw new Refused({ code: 'GAME_OVER' })
      if (unseen) await refuseUnseen(tx, game, null, unseen)
      const ious = hasIous(game.ruleset)
      const before = GameSetup.parse(game.setup)
      const times = { voteReminders: vote, iouReminders: ious ? iou : before.iouReminders }
      if (isDeepStrictEqual({ ...before, ...times }, before)) return undefined
      const at = await now(tx)
      const setup = GameSetup.parse({ ...before, ...times, remindersFrom: at })
      await tx.game.update({ where: { id: gameId }, data: { setup } })
      await tx.noticeCursor.updateMany({ where: { gameId }, data: { dueAt: new Date(at) } }) // look again when to remind
      const told = remindersOf({ setup })
      const announced = { vote: [...told.vote], iou: ious ? [...told.iou] : null }
      await postNotice(tx, game, { kind: 'remindersChanged', ...announced }, at)
      const logged = { votes: wordOf(vote), ...(ious && { ious: wordOf(iou) }) }
      await logHostAct(tx, gameId, userId, 'setReminders', logged)
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/** For the hosts' log: `120、30`, `site` or `never`. */
const wordOf = (minutes: readonly number[] | null): string =>
  minutes === null ? 'site' : minutes.length === 0 ? 'never' : minutesText(minutes)
