const NAME = 'text-posted'

/** Tells this page that its reader's own text has been accepted and is about to be shown. */
export function announcePosted(): void {
  window.dispatchEvent(new Event(NAME))
}

/** Hears of it; returns how to stop. */
export function onPosted(listen: () => void): () => void {
  window.addEventListener(NAME, listen)
  return () => window.removeEventListener(NAME, listen)
}
