import type { DraftAnswer, DraftText } from '@/lib/forum/drafts'
import type { RichDocument } from '@/lib/rich-text/types'
import { postText } from '@/lib/text'
import type { LocalDrafts } from './local-drafts'

export interface Text {
  title: string
  doc: RichDocument
}

/** The editor, as far as its draft is concerned. */
export interface TextHolder {
  get(): Text
  set(text: Text): void
  isFocused(): boolean
}

/** The server; a lost network throws, a lost session or another failure answers with its status. */
export interface DraftServer {
  load(keys: string[]): Promise<{ draft: DraftText | null; old: number; posted: string[] } | { status: number }>
  save(text: Text, base: number, key: string): Promise<DraftAnswer | { status: number }>
  keepOld(text: Text): Promise<void>
}

export type DraftPhase = 'loading' | 'none' | 'unsaved' | 'saved' | 'offline' | 'signedOut' | 'posted'

export interface DraftState {
  phase: DraftPhase
  savedAt: number | null // epoch ms by forum time
  other: DraftText | null | undefined // a newer text of another window; null: it was posted there; undefined: none
  old: number // how many texts are laid aside
}

interface Parts {
  text: TextHolder
  server: DraftServer
  local: LocalDrafts
  window: string // this window's name
  isOpen: (window: string) => Promise<boolean> // is that window still open?
  tell: (message: DraftMessage) => void // to the other windows
  now: () => number
}

export type DraftMessage = { kind: 'saved'; text: Text; version: number } | { kind: 'posted' }

const LOCAL_DELAY = 300
const SAVE_DELAY = 1_500
const SAVE_AT_LEAST = 10_000
const RETRY = [3_000, 10_000, 30_000]

/**
 * Keeps what is being written: soon in the browser, a little later on the server. A save names the version it was
 * written on; if another window saved since, both texts are kept and the writer chooses. What the server has not
 * confirmed stays in the browser, and comes back after a reload, a lost network or an expired session.
 */
export class DraftKeeper {
  state: DraftState = { phase: 'loading', savedAt: null, other: undefined, old: 0 }
  #base = 0
  #dirty = false
  #saving = false
  #again = false
  #failures = 0
  #generation = 0 // rises when the text is posted: answers to earlier saves no longer matter
  #dirtySince = 0
  #changedAt = 0
  #stopped = false
  #localTimer: ReturnType<typeof setTimeout> | undefined
  #saveTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly parts: Parts,
    private readonly key: () => string,
    private readonly onState: (state: DraftState) => void,
  ) {}

  /** Fetches the draft and puts into the editor what was last written. */
  async start(): Promise<void> {
    const { local, text, window } = this.parts
    const mine = new Map([...local.all()].filter(([name]) => name === window))
    for (const [name, draft] of local.all())
      if (name !== window && !(await this.parts.isOpen(name))) mine.set(name, draft)
    const answer = await this.#load([...mine.values()].map((d) => d.key))
    if (this.#stopped) return
    const server = 'status' in answer ? null : answer.draft
    const posted = 'status' in answer ? [] : answer.posted
    for (const [name, draft] of mine) {
      const isKnown = posted.includes(draft.key) || (server !== null && sameText(draft, server))
      if (!isKnown) continue
      local.remove(name)
      mine.delete(name)
    }
    const [newest, ...rest] = [...mine].sort(([, a], [, b]) => b.at - a.at)
    if (newest) {
      const [name, draft] = newest
      text.set(draft)
      this.#base = draft.base
      this.#changedAt = draft.at
      this.#dirty = true
      this.#writeLocal()
      if (name !== window) local.remove(name)
    } else if (server) {
      text.set(server)
      this.#base = server.version
    }
    this.#show({
      phase: 'status' in answer ? phaseOf(answer.status) : newest ? 'unsaved' : server ? 'saved' : 'none',
      savedAt: server?.savedAt ?? null,
      old: 'status' in answer ? 0 : answer.old,
    })
    for (const [name, draft] of rest) {
      await this.#keepOld(draft)
      local.remove(name)
    }
    if (newest && server && server.version !== this.#base) this.#show({ other: server })
    else if (newest) this.#schedule(SAVE_DELAY)
  }

  /** The text has changed under the writer's hand. */
  changed(): void {
    this.#changedAt = this.parts.now()
    if (!this.#dirty) this.#dirtySince = this.#changedAt
    this.#dirty = true
    if (this.state.phase === 'saved' || this.state.phase === 'none') this.#show({ phase: 'unsaved' })
    clearTimeout(this.#localTimer)
    this.#localTimer = setTimeout(() => this.#writeLocal(), LOCAL_DELAY)
    if (this.state.other === undefined)
      this.#schedule(this.#changedAt - this.#dirtySince > SAVE_AT_LEAST ? 0 : SAVE_DELAY)
  }

  /** The window is going away, or the network came back: save what there is now. */
  flush(): void {
    if (!this.#dirty || this.state.phase === 'posted') return
    this.#writeLocal()
    if (this.state.other === undefined) this.#schedule(0)
  }

  /** Between this text and the other window's: the one not chosen is laid aside. */
  async choose(which: 'this' | 'other'): Promise<void> {
    const { other } = this.state
    if (other === undefined) return
    if (which === 'other' && other) {
      await this.#keepOld(this.parts.text.get())
      this.parts.text.set(other)
      this.#base = other.version
      this.#clean()
      this.#show({ phase: 'saved', savedAt: other.savedAt, other: undefined })
      return
    }
    if (other) await this.#keepOld(other)
    this.#base = other?.version ?? 0
    this.#show({ other: undefined })
    this.#dirty = true
    this.#schedule(0)
  }

  /** The text was accepted: nothing is left to keep. */
  posted(): void {
    this.#generation++
    this.#saving = false
    this.#clean()
    clearTimeout(this.#saveTimer)
    this.#base = 0
    this.parts.tell({ kind: 'posted' })
    this.#show({ phase: 'none', savedAt: null, other: undefined })
  }

  /** Another window of this browser saved or posted. An untouched copy follows; a changed one is left to its writer. */
  hear(message: DraftMessage): void {
    if (this.#dirty || this.#saving || this.parts.text.isFocused()) return
    if (message.kind === 'posted') {
      this.parts.text.set({ title: '', doc: { type: 'doc', version: 1, content: [] } })
      this.#base = 0
      this.#show({ phase: 'none', savedAt: null })
    } else if (message.version > this.#base) {
      this.parts.text.set(message.text)
      this.#base = message.version
    }
  }

  stop(): void {
    if (this.#dirty) this.#writeLocal()
    this.#stopped = true
    clearTimeout(this.#saveTimer)
  }

  async #load(keys: string[]) {
    try {
      return await this.parts.server.load(keys)
    } catch {
      return { status: 0 }
    }
  }

  #schedule(delay: number): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.#save(), delay)
  }

  async #save(): Promise<void> {
    if (this.#stopped || !this.#dirty || this.state.other !== undefined) return
    if (this.#saving) {
      this.#again = true
      return
    }
    this.#saving = true
    this.#again = false
    const text = this.parts.text.get()
    const changedBefore = this.#dirtySince
    const generation = this.#generation
    this.#dirty = false
    const answer = await this.parts.server.save(text, this.#base, this.key()).catch(() => ({ status: 0 }))
    if (this.#stopped || generation !== this.#generation) return
    this.#saving = false
    if ('status' in answer) {
      this.#dirty = true
      this.#dirtySince = changedBefore
      this.#writeLocal()
      this.#show({ phase: phaseOf(answer.status) })
      this.#schedule(RETRY[Math.min(this.#failures++, RETRY.length - 1)] ?? 30_000)
      return
    }
    this.#failures = 0
    if (answer.ok) {
      this.#base = answer.version
      this.parts.tell({ kind: 'saved', text, version: answer.version })
      this.#show({ phase: this.#dirty ? 'unsaved' : 'saved', savedAt: answer.savedAt })
      if (!this.#dirty) this.#clean()
      else if (this.#again) this.#schedule(0)
      return
    }
    this.#dirty = true
    if (answer.code === 'POSTED') this.#show({ phase: 'posted' })
    else if (answer.draft && sameText(text, answer.draft)) {
      this.#base = answer.draft.version // our own save, whose answer was lost
      this.#clean()
      this.#show({ phase: 'saved', savedAt: answer.draft.savedAt })
    } else {
      this.#writeLocal()
      this.#show({ other: answer.draft })
    }
  }

  async #keepOld(text: Text): Promise<void> {
    try {
      await this.parts.server.keepOld({ title: text.title, doc: text.doc })
      this.#show({ old: this.state.old + 1 })
    } catch {
      // offline: the text stays in this browser under a name of its own
      this.parts.local.write(`kept-${this.parts.now()}`, { ...text, base: 0, key: '', at: this.parts.now() })
    }
  }

  #writeLocal(): void {
    clearTimeout(this.#localTimer)
    const { local, window, text } = this.parts
    local.write(window, { ...text.get(), base: this.#base, key: this.key(), at: this.#changedAt })
  }

  #clean(): void {
    this.#dirty = false
    clearTimeout(this.#localTimer)
    this.parts.local.remove(this.parts.window)
  }

  #show(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change }
    if (!this.#stopped) this.onState(this.state)
  }
}

function phaseOf(status: number): DraftPhase {
  return status === 401 ? 'signedOut' : 'offline'
}

function sameText(a: Text, b: Text): boolean {
  return a.title === b.title && JSON.stringify(postText(a.doc)) === JSON.stringify(postText(b.doc))
}
