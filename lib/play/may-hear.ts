import { reaches } from '@/lib/engine/core'
import type { Change } from '@/lib/notify/live'
import type { GameViewer } from './access'

/** Whoever has a page of a game open. `userId` null: a guest. */
export interface Listening {
  gameId: string
  userId: string | null
  viewer: GameViewer
}

/** Whether this reader may learn that something changed (T18): what it is he then reads again, as far as he may. */
export function mayHear(change: Change, { gameId, userId, viewer }: Listening): boolean {
  if (change.game !== gameId) return false
  if (change.public || (userId !== null && change.accounts.includes(userId))) return true
  switch (viewer.kind) {
    case 'public':
      return false
    case 'seat':
      return change.seats.includes(viewer.seat)
    case 'host':
      return reaches(change.hosts, 'main')
    case 'assistant':
      return reaches(change.hosts, viewer.secrets ? 'secrets' : 'assistants')
    case 'counter':
      return reaches(change.hosts, 'all')
  }
}
