'use client'

import { useEffect, useState } from 'react'

/** Sends the browser's time zone along with a form; empty without JavaScript. */
export function BrowserTimeZone() {
  const [zone, setZone] = useState('')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return <input type="hidden" name="timeZone" value={zone} />
}
