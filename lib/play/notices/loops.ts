import { verifyLetter } from '@/lib/accounts/address'
import { resetLetter } from '@/lib/accounts/reset-password'
import { errorFacts, log } from '@/lib/log'
import { deliverDue, type Writers } from '@/lib/notify/mail/deliver'
import { type PostOffice, postOffice } from '@/lib/notify/mail/post-office'
import { isSettling } from '../worker'
import { noticeLetter } from './letter'
import { tellDue } from './tell'

const TELL_MS = 1000
const MAIL_MS = 2000
const SHUT_MS = 30_000
const FAILED_MS = 5000

export const writers: Writers = { notice: noticeLetter, verify: verifyLetter, reset: resetLetter }

/** Hands over the letters that are due. −1: the post office is shut. */
export const deliverLetters = (office: PostOffice, goOn?: () => boolean): Promise<number> =>
  deliverDue(office, writers, goOn)

/**
 * Tells what is to be told, and sends the letters. Apart from the worker that settles, which goes first; any number of
 * each may run. Returns how to stop: the promise is kept once what is in hand is done.
 */
export function startNotices(): () => Promise<void> {
  const office = postOffice()
  const telling = repeat('notices', async (goOn) => ((await tellDue(() => goOn() && !isSettling())) > 0 ? 0 : TELL_MS))
  const mailing = repeat('mail', async (goOn) => ((await deliverLetters(office, goOn)) < 0 ? SHUT_MS : MAIL_MS))
  return async () => {
    await Promise.all([telling(), mailing()])
  }
}

/**
 * Does a step again and again; it says how long to rest (milliseconds), and may ask whether to go on in the midst of it.
 * One that throws is logged and tried again.
 */
function repeat(name: string, step: (goOn: () => boolean) => Promise<number>): () => Promise<void> {
  let stopping = false
  let wake = () => {}
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = async () => {
    while (!stopping) {
      const pause = await step(() => !stopping).catch((error) => {
        log('error', name, errorFacts(error))
        return FAILED_MS
      })
      if (!stopping) await rest(pause)
    }
  }
  const running = loop()
  return () => {
    stopping = true
    wake()
    return running
  }
}
