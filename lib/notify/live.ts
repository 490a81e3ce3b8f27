import { EventEmitter } from 'node:events'
import pg from 'pg'
import { z } from 'zod'
import type { Tx } from '@/lib/db'
import { HOSTS_TOLD } from '@/lib/engine/core'
import { env } from '@/lib/env'

/**
 * Live updates: one NOTIFY per change, one LISTEN connection per process, fanned out to the open streams.
 * A change names who may learn that something changed, never what. `public` reaches every reader of the game.
 */
const Change = z.object({
  game: z.string(),
  public: z.boolean(),
  seats: z.array(z.number().int()), // also these seats
  hosts: z.enum(HOSTS_TOLD).default('all'), // so much of the host team
  accounts: z.array(z.string()).default([]), // whose part in the game has changed: their streams end, and open anew
})
export type Change = z.infer<typeof Change>
export type NewChange = z.input<typeof Change>

const CHANNEL = 'game_changed'

/** How long a change is remembered for streams that open late, and how far the clocks of two servers may differ. */
const KEPT_MS = 120_000
const SKEW_MS = 500

/** When this was rendered, by this server's own clock in epoch milliseconds: what a stream has seen up to. */
export const liveMark = (): number => Date.now()

/** Tells the open pages, once the transaction commits. */
export function announceChange(tx: Tx, change: NewChange): Promise<void> {
  return announceChanges(tx, [change])
}

/** {@link announceChange} for several games. */
export async function announceChanges(tx: Tx, changes: readonly NewChange[]): Promise<void> {
  const payloads = changes.map((change) => JSON.stringify(change))
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${payloads}::text[]) AS payload`
}

class Hub extends EventEmitter {
  #connecting = false
  #closed = false
  #recent: { at: number; change: Change }[] = []
  #from = Number.POSITIVE_INFINITY // since when no change was missed

  /** Listens until the process ends; reconnects by itself, and tells streams to look again after a gap. */
  async connect(): Promise<void> {
    if (this.#connecting || this.#closed) return
    this.#connecting = true
    const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: 'live', keepAlive: true })
    let gone = false
    const lost = () => {
      if (gone) return
      gone = true
      this.#from = Number.POSITIVE_INFINITY
      client.end().catch(() => {})
      setTimeout(() => void this.connect(), 500).unref()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', (message) => {
      const change = parse(message.payload)
      if (!change) return
      this.#remember(change)
      this.emit('change', change)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      if (!gone) this.#from = Date.now()
      this.emit('resync')
    } catch {
      lost()
    } finally {
      this.#connecting = false
    }
  }

  close(): void {
    this.#closed = true
    this.emit('close')
  }

  #remember(change: Change): void {
    const at = Date.now()
    const old = this.#recent.findIndex((kept) => kept.at >= at - KEPT_MS)
    if (old !== 0) this.#recent.splice(0, old < 0 ? this.#recent.length : old)
    this.#recent.push({ at, change })
  }

  mayHaveMissed(mark: number, concerns: (change: Change) => boolean): boolean {
    const from = mark - SKEW_MS
    if (from < this.#from || from < Date.now() - KEPT_MS) return true
    return this.#recent.some(({ at, change }) => at >= from && concerns(change))
  }
}

function parse(payload: string | undefined): Change | null {
  try {
    return Change.parse(JSON.parse(payload ?? ''))
  } catch {
    return null
  }
}

const held = globalThis as unknown as { liveHub?: Hub }

function hub(): Hub {
  if (!held.liveHub) {
    held.liveHub = new Hub()
    held.liveHub.setMaxListeners(0)
    void held.liveHub.connect()
  }
  return held.liveHub
}

export interface Listener {
  onChange: (change: Change) => void
  onResync: () => void
  onClose: () => void
}

/** Subscribes a stream; returns how to unsubscribe. */
export function subscribe({ onChange, onResync, onClose }: Listener): () => void {
  const h = hub()
  h.on('change', onChange)
  h.on('resync', onResync)
  h.once('close', onClose)
  return () => {
    h.off('change', onChange)
    h.off('resync', onResync)
    h.off('close', onClose)
  }
}

/** Whether a page rendered at `mark` may not show a change that concerns it: its stream opened, or came back, too late. */
export function mayHaveMissed(mark: number, concerns: (change: Change) => boolean): boolean {
  return hub().mayHaveMissed(mark, concerns)
}

/** Ends every open stream, so that a server asked to stop does stop. */
export function closeStreams(): void {
  held.liveHub?.close()
}
