import { HELD } from '@/lib/forum/held'
import type { ThreadKind } from '@/lib/generated/prisma/client'

/**
 * Who may read and write which thread of a game (T18, T17.2): the one place where this is decided.
 * Pure: it is given the viewer and what the rules say of private groups, and answers.
 */
export type GameViewer =
  | { kind: 'public'; member: boolean; former?: boolean } // a guest, a member without a part, or one whose seat a substitute took (T3.3)
  /** `opened`: it lies in a graveyard to which the host has opened the secrets (T17.2). */
  | { kind: 'seat'; seat: number; living: boolean; opened?: true }
  | { kind: 'host' }
  | { kind: 'assistant'; secrets: boolean } // 哨蜜; sees secrets if the game's setting says so
  | { kind: 'counter' } // 点票哨

export interface GameAccess {
  status: 'draft' | 'recruiting' | 'reportIn' | 'running' | 'finished' | 'cancelled'
  visibility: 'public' | 'members'
}

export interface ThreadRef {
  kind: ThreadKind
  key: string
}

/**
 * Private groups as the rules know them: key → the seats that read and that write. `talk`, where the rules say who has the
 * word in the table's thread (G6).
 */
export type Channels = Readonly<Record<string, { read: readonly number[]; write: readonly number[] }>>

/** May this viewer open the game's pages at all? */
export function mayReadGame(game: GameAccess, viewer: GameViewer): boolean {
  if (game.status === 'draft') return isHostTeam(viewer)
  return game.visibility === 'public' || viewer.kind !== 'public' || viewer.member
}

export function isHostTeam(viewer: GameViewer): boolean {
  return viewer.kind === 'host' || viewer.kind === 'assistant' || viewer.kind === 'counter'
}

export function mayReadThread(game: GameAccess, viewer: GameViewer, channels: Channels, thread: ThreadRef): boolean {
  if (!mayReadGame(game, viewer)) return false
  switch (thread.kind) {
    case 'forum':
    case 'rules':
    case 'reportIn':
    case 'talk':
    case 'announcements':
    case 'spectators':
      return true
    case 'kills':
      return thread.key !== HELD
    case 'channel':
    case 'graveyard':
      if (game.status === 'finished' || viewer.kind === 'host') return true // T16.3: channels are opened at the end
      if (viewer.kind === 'assistant') return viewer.secrets
      if (viewer.kind !== 'seat') return false
      return viewer.opened === true || (channels[channelKey(thread)]?.read.includes(viewer.seat) ?? false)
    case 'line':
      if (viewer.kind === 'host' || viewer.kind === 'assistant') return true
      return viewer.kind === 'seat' && thread.key === String(viewer.seat)
  }
}

export function mayWriteThread(game: GameAccess, viewer: GameViewer, channels: Channels, thread: ThreadRef): boolean {
  if (!mayReadThread(game, viewer, channels, thread)) return false
  const open = game.status === 'running' || game.status === 'reportIn'
  switch (thread.kind) {
    case 'forum':
    case 'rules':
    case 'reportIn': // a report-in post is its own act, lib/play/report-in.ts
    case 'kills':
    case 'announcements':
      return false // the machine alone writes here
    case 'talk':
      if (game.status === 'finished') return viewer.kind !== 'public' || viewer.member
      if (!open) return false
      if (isHostTeam(viewer)) return true
      return viewer.kind === 'seat' && (channels.talk ? channels.talk.write.includes(viewer.seat) : viewer.living)
    case 'spectators':
      return (
        viewer.kind === 'public' &&
        viewer.member &&
        (!viewer.former || game.status === 'finished') && // he knows what spectators must not hear
        game.status !== 'cancelled'
      )
    case 'channel':
    case 'graveyard':
      if (!open) return false
      if (viewer.kind === 'host' || viewer.kind === 'assistant') return true
      return viewer.kind === 'seat' && (channels[channelKey(thread)]?.write.includes(viewer.seat) ?? false)
    case 'line':
      return open && (viewer.kind === 'host' || viewer.kind === 'assistant' || viewer.kind === 'seat')
  }
}

function channelKey(thread: ThreadRef): string {
  return thread.kind === 'graveyard' ? 'graveyard' : thread.key
}

/** What each part of a host team may do in a running game; the main host may do everything. */
export function hostMayDo(role: 'main' | 'assistant' | 'counter', command: string): boolean {
  if (role === 'main') return true
  if (role === 'counter') return command === 'proxyVote'
  return command !== 'close' && command !== 'substitute'
}

/** Hiding a post (never its deed) is for the main host and assistants. */
export function mayHidePosts(viewer: GameViewer): boolean {
  return viewer.kind === 'host' || viewer.kind === 'assistant'
}
