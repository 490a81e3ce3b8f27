import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/env'
import { siteUrl } from '@/lib/site-url'

/** A letter as written, plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/**
 * What became of a letter that was handed over. `later`: it was certainly not taken, and may be tried again; `refused`: not
 * taken, for good; `unsure`: it may have been taken, since the connection was lost between handing it over and the answer.
 */
export type Fate = 'taken' | 'later' | 'refused' | 'unsure'

export interface PostOffice {
  /** Whether it takes letters now; asked before any letter is touched. */
  isOpen(): Promise<boolean>
  /** `id` names the letter for ever: a receiver that sees it twice can tell. Never throws. */
  hand(id: string, mail: Mail): Promise<Fate>
}

/** The mail server of the settings, or a folder of files where there is none. */
export function postOffice(): PostOffice {
  const { SMTP_URL, MAIL_DIR } = env()
  return SMTP_URL ? smtpOffice(SMTP_URL) : folderOffice(MAIL_DIR)
}

function message(id: string, mail: Mail) {
  const site = new URL(siteUrl('/'))
  return {
    from: env().MAIL_FROM ?? { name: env().SITE_NAME, address: `no-reply@${site.hostname}` },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    messageId: `<${id}@${site.hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${siteUrl('/account/notices')}>` },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One connection a letter, never a pool: a pool would hand a letter over again whose answer was lost. */
export function smtpOffice(url: string): PostOffice {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    isOpen: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    hand: (id, mail) => transport.sendMail(message(id, mail)).then(() => 'taken' as const, fateOf),
  }
}

/** @param error nodemailer's: `responseCode` is the server's answer, `syscall` a connection that was never made */
function fateOf(error: { code?: string; responseCode?: number; syscall?: string }): Fate {
  const { code, responseCode, syscall } = error
  if (code === 'EAUTH' || code === 'EDNS' || syscall === 'connect' || syscall === 'getaddrinfo') return 'later'
  if (responseCode !== undefined) return responseCode < 500 ? 'later' : 'refused'
  return code === 'EENVELOPE' ? 'refused' : 'unsure'
}

/** For development: each letter a file named by it, so that writing one again changes nothing. */
export function folderOffice(folder: string): PostOffice {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    isOpen: async () => true,
    hand: async (id, mail) => {
      try {
        const written = await writer.sendMail(message(id, mail))
        await mkdir(folder, { recursive: true, mode: 0o700 }) // letters hold links that open accounts
        const file = path.join(folder, `${id}.eml`)
        await writeFile(`${file}.part`, written.message as Buffer, { mode: 0o600 })
        await rename(`${file}.part`, file)
        return 'taken'
      } catch {
        return 'later'
      }
    },
  }
}
