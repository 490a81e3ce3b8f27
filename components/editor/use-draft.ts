'use client'

import { useEffect, useRef, useState } from 'react'
import { DraftKeeper, type DraftMessage, type DraftState, type TextHolder } from './draft-keeper'
import { draftServer } from './draft-server'
import { LocalDrafts } from './local-drafts'
import { newKey } from './new-key'

const UNKNOWN: DraftState = { phase: 'loading', savedAt: null, other: undefined, old: 0 }

interface Options {
  userId: string
  scope: string
  formKey: () => string
  holder: TextHolder | null // null until the editor is there
}

/** Runs a DraftKeeper for the editor of this page; its state for drawing, and the keeper for acting. */
export function useDraft({ userId, scope, formKey, holder }: Options): {
  state: DraftState
  keeper: DraftKeeper | null
} {
  const [state, setState] = useState(UNKNOWN)
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null)
  const key = useRef(formKey)
  key.current = formKey
  useEffect(() => {
    if (!holder) return
    const channel = new BroadcastChannel(`draft/${userId}/${scope}`)
    let closed = false
    let release = () => {}
    let kept: DraftKeeper | undefined
    const goes = () => kept?.flush()
    const hides = () => document.visibilityState === 'hidden' && kept?.flush()
    const open = async () => {
      const { name, free } = await nameWindow()
      release = free
      if (closed) return free()
      kept = new DraftKeeper(
        {
          text: holder,
          server: draftServer(scope),
          local: new LocalDrafts(localStorage, userId, scope),
          window: name,
          isOpen: isWindowOpen,
          tell: (message) => channel.postMessage(message),
          now: () => Date.now(),
        },
        () => key.current(),
        setState,
      )
      channel.onmessage = ({ data }: MessageEvent<DraftMessage>) => kept?.hear(data)
      window.addEventListener('pagehide', goes)
      window.addEventListener('online', goes)
      document.addEventListener('visibilitychange', hides)
      await kept.start()
      if (!closed) setKeeper(kept)
    }
    void open()
    return () => {
      closed = true
      kept?.stop()
      release()
      channel.close()
      window.removeEventListener('pagehide', goes)
      window.removeEventListener('online', goes)
      document.removeEventListener('visibilitychange', hides)
      setKeeper(null)
    }
  }, [userId, scope, holder])
  return { state, keeper }
}

const WINDOW_NAME = 'draft-window'

/**
 * This window's name for its local drafts: the same after a reload. A held lock shows to others that it is open; a
 * duplicated window copies the name, finds it locked and takes another.
 */
async function nameWindow(): Promise<{ name: string; free: () => void }> {
  const known = sessionStorage.getItem(WINDOW_NAME)
  const held = known ? await hold(known) : null
  const name = known && held ? known : newKey()
  const free = held ?? (await hold(name)) ?? (() => {})
  sessionStorage.setItem(WINDOW_NAME, name)
  return { name, free }
}

/** Holds the lock of a window until freed; null if another window has it. Without locks (no TLS) nobody has any. */
function hold(name: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    void navigator.locks.request(`${WINDOW_NAME}/${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((free) => resolve(free))
    })
  })
}

async function isWindowOpen(name: string): Promise<boolean> {
  if (!navigator.locks) return false
  const { held } = await navigator.locks.query()
  return held?.some((lock) => lock.name === `${WINDOW_NAME}/${name}`) ?? false
}
