import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftAnswer, DraftText } from '@/lib/forum/drafts'
import type { RichDocument } from '@/lib/rich-text/types'
import { DraftKeeper, type DraftMessage, type DraftServer, type Text } from './draft-keeper'
import { LocalDrafts } from './local-drafts'

const doc = (words: string): RichDocument => ({
  type: 'doc',
  version: 1,
  content: words ? [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] : [],
})
const words = (text: Text | null | undefined) => {
  const block = text?.doc.content[0]
  const inline = block?.type === 'paragraph' ? block.content?.[0] : undefined
  return inline?.type === 'text' ? inline.text : ''
}

/** The server's half, as lib/forum/drafts.ts keeps it (there it is tested on Postgres). */
class Server {
  draft: DraftText | null = null
  old: string[] = []
  posted: string[] = []
  status: number | null = null // a failure to answer with; 0: no network
  saves = 0
  #version = 100

  put(text: string): void {
    this.draft = { title: '', doc: doc(text), version: ++this.#version, savedAt: 0 }
  }

  connection(): DraftServer {
    const fails = () => {
      if (this.status === 0) throw new TypeError('fetch failed')
      return this.status === null ? null : { status: this.status }
    }
    return {
      load: async (keys) =>
        fails() ?? { draft: this.draft, old: this.old.length, posted: keys.filter((k) => this.posted.includes(k)) },
      save: async (text, base, key): Promise<DraftAnswer | { status: number }> => {
        const failure = fails()
        if (failure) return failure
        this.saves++
        if (this.posted.includes(key)) return { ok: false, code: 'POSTED' }
        if (base !== (this.draft?.version ?? 0)) return { ok: false, code: 'NEWER', draft: this.draft }
        this.put(words(text))
        return { ok: true, version: this.#version, savedAt: 1 }
      },
      keepOld: async (text) => {
        if (fails()) throw new Error('failed')
        this.old.push(words(text))
      },
    }
  }
}

function memory(): Storage {
  const map = new Map<string, string>()
  return {
    get length() {
      return map.size
    },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (k) => map.get(k) ?? null,
    setItem: (k, v) => void map.set(k, v),
    removeItem: (k) => void map.delete(k),
    clear: () => map.clear(),
  }
}

let server: Server
let storage: Storage
let open: Map<string, Window>

interface Window {
  keeper: DraftKeeper
  text: () => string
  type: (text: string) => void
  close: () => void
}

function makeWindow(name: string, options: { user?: string; focused?: boolean }): Window {
  const text = { title: '', doc: doc('') }
  const tell = (message: DraftMessage) => {
    for (const [other, w] of open) if (other !== name) w.keeper.hear(message)
  }
  const keeper = new DraftKeeper(
    {
      text: {
        get: () => ({ ...text }),
        set: (t) => Object.assign(text, { title: t.title, doc: t.doc }),
        isFocused: () => options.focused ?? false,
      },
      server: server.connection(),
      local: new LocalDrafts(storage, options.user ?? 'me', 'thread:1'),
      window: name,
      isOpen: async (other) => open.has(other),
      tell,
      now: () => Date.now(),
    },
    () => `key-${name}`,
    () => {},
  )
  return {
    keeper,
    text: () => words(text),
    type: (t: string) => {
      text.doc = doc(t)
      keeper.changed()
    },
    close: () => {
      keeper.stop()
      open.delete(name)
    },
  }
}

async function openWindow(name: string, options: { user?: string; focused?: boolean } = {}) {
  const w = makeWindow(name, options)
  open.set(name, w)
  await w.keeper.start()
  return w
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  server = new Server()
  storage = memory()
  open = new Map()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

describe('one window', () => {
  it('saves a little after the last key, and forgets the local copy once the server has it', async () => {
    const w = await openWindow('a')
    w.type('雨')
    await later(400)
    expect(storage.length).toBe(1)
    expect(server.saves).toBe(0)
    await later(1_200)
    expect(words(server.draft)).toBe('雨')
    expect(w.keeper.state.phase).toBe('saved')
    expect(storage.length).toBe(0)
  })

  it('saves in the midst of a long burst of typing', async () => {
    const w = await openWindow('a')
    for (let i = 0; i < 30; i++) {
      w.type(`雨${i}`)
      await later(500)
    }
    expect(server.saves).toBeGreaterThan(0)
  })

  it('finds the draft again after a reload', async () => {
    server.put('旧稿')
    expect((await openWindow('a')).text()).toBe('旧稿')
  })

  it('has nothing to save when nothing was written', async () => {
    server.put('旧稿')
    const w = await openWindow('a')
    w.keeper.flush()
    await later(60_000)
    expect(server.saves).toBe(0)
  })
})

describe('trouble', () => {
  it.each([
    ['the network is gone', 0, 'offline'],
    ['the session has ended', 401, 'signedOut'],
    ['the server fails', 500, 'offline'],
  ])('%s: the text waits in the browser, and is saved once it can be', async (_what, status, phase) => {
    const w = await openWindow('a')
    server.status = status
    w.type('雨')
    await later(5_000)
    expect(w.keeper.state.phase).toBe(phase)
    expect(storage.length).toBe(1)
    server.status = null
    await later(30_000)
    expect(words(server.draft)).toBe('雨')
    expect(storage.length).toBe(0)
  })

  it('a reload while offline brings the unsaved text back, and saves it then', async () => {
    const w = await openWindow('a')
    server.status = 0
    w.type('写到一半')
    await later(2_000)
    w.close()
    const again = await openWindow('a')
    expect(again.text()).toBe('写到一半')
    server.status = null
    await later(40_000)
    expect(words(server.draft)).toBe('写到一半')
  })

  it('a save whose answer was lost is recognised as our own', async () => {
    const w = await openWindow('a')
    w.type('雨')
    await later(400)
    server.put('雨') // arrived, but we never heard
    await later(5_000)
    expect(w.keeper.state).toMatchObject({ phase: 'saved', other: undefined })
    expect(storage.length).toBe(0)
  })

  it('another account on this browser does not see it', async () => {
    const w = await openWindow('a')
    server.status = 0
    w.type('我的')
    await later(1_000)
    w.close()
    server.status = null
    expect((await openWindow('a', { user: 'you' })).text()).toBe('')
  })
})

describe('two windows', () => {
  it('never overwrite each other: the later one is told, and both texts are kept', async () => {
    const a = await openWindow('a', { focused: true })
    const b = await openWindow('b', { focused: true })
    a.type('甲')
    await later(2_000)
    b.type('乙')
    await later(2_000)
    expect(words(server.draft)).toBe('甲')
    expect(words(b.keeper.state.other)).toBe('甲')
    expect(b.text()).toBe('乙')
    await later(60_000)
    expect(words(server.draft)).toBe('甲')
    expect(storage.length).toBe(1)
  })

  it('"keep this" saves this one and lays the other aside', async () => {
    server.put('底')
    const b = await openWindow('b')
    server.put('甲')
    b.type('乙')
    await later(2_000)
    await b.keeper.choose('this')
    await later(2_000)
    expect(words(server.draft)).toBe('乙')
    expect(server.old).toEqual(['甲'])
  })

  it('"take the other" lays this one aside', async () => {
    server.put('底')
    const b = await openWindow('b')
    server.put('甲')
    b.type('乙')
    await later(2_000)
    await b.keeper.choose('other')
    expect(b.text()).toBe('甲')
    expect(server.old).toEqual(['乙'])
    expect(b.keeper.state.other).toBeUndefined()
    b.type('甲二')
    await later(2_000)
    expect(words(server.draft)).toBe('甲二')
  })

  it('an untouched window follows; one under the writer’s hand does not move', async () => {
    const a = await openWindow('a')
    const idle = await openWindow('b')
    const held = await openWindow('c', { focused: true })
    a.type('甲')
    await later(2_000)
    expect(idle.text()).toBe('甲')
    expect(held.text()).toBe('')
  })

  it('the local text of an open window is left to that window', async () => {
    const a = await openWindow('a', { focused: true })
    server.status = 0
    a.type('甲')
    await later(1_000)
    server.status = null
    expect((await openWindow('b')).text()).toBe('')
    a.close()
    expect((await openWindow('c')).text()).toBe('甲')
  })

  it('of several texts that closed windows left, the last is taken up and the others laid aside', async () => {
    server.status = 0
    const a = await openWindow('a', { focused: true })
    const b = await openWindow('b', { focused: true })
    a.type('早')
    await later(1_000)
    b.type('晚')
    await later(1_000)
    a.close()
    b.close()
    server.status = null
    const c = await openWindow('c')
    expect(c.text()).toBe('晚')
    expect(server.old).toEqual(['早'])
    await later(2_000)
    expect(words(server.draft)).toBe('晚')
    expect(storage.length).toBe(0)
  })

  it('a text left behind meets a newer draft of the server: both are kept', async () => {
    const a = await openWindow('a')
    server.status = 0
    a.type('本机')
    await later(1_000)
    a.close()
    server.status = null
    server.put('别处')
    const b = await openWindow('b')
    expect(b.text()).toBe('本机')
    expect(words(b.keeper.state.other)).toBe('别处')
    await later(60_000)
    expect(words(server.draft)).toBe('别处')
  })
})

describe('posting', () => {
  it('leaves nothing behind', async () => {
    const w = await openWindow('a')
    w.type('成稿')
    await later(400)
    server.draft = null
    w.keeper.posted()
    await later(60_000)
    expect(storage.length).toBe(0)
    expect(server.draft).toBeNull()
  })

  it('a text that was posted, though the answer was lost, does not come back after a reload', async () => {
    const w = await openWindow('a')
    server.status = 0
    w.type('成稿')
    await later(1_000)
    w.close()
    server.status = null
    server.posted = ['key-a']
    const again = await openWindow('a')
    expect(again.text()).toBe('')
    expect(storage.length).toBe(0)
  })

  it('a late autosave of a posted text does not save it again', async () => {
    const w = await openWindow('a')
    w.type('成稿')
    server.posted = ['key-a']
    await later(2_000)
    expect(w.keeper.state.phase).toBe('posted')
    await later(60_000)
    expect(server.draft).toBeNull()
    expect(server.saves).toBe(1)
  })

  it('other windows with an untouched copy let go of it; a changed one keeps its words', async () => {
    server.put('成稿')
    const a = await openWindow('a')
    const idle = await openWindow('b')
    const held = await openWindow('c', { focused: true })
    held.type('成稿又添了几笔')
    server.draft = null
    a.keeper.posted()
    await later(2_000)
    expect(idle.text()).toBe('')
    expect(held.text()).toBe('成稿又添了几笔')
    expect(held.keeper.state.other).toBeNull()
  })
})
