import { db, now, type Tx, transaction } from '@/lib/db'
import type { Letter, LetterKind, LetterState } from '@/lib/generated/prisma/client'
import { errorFacts, log } from '@/lib/log'
import type { Fate, Mail, PostOffice } from './post-office'

/** Writes a letter at the moment of sending; null: it is not to be sent any more. */
export type Write = (tx: Tx, letter: Letter) => Promise<Mail | null>
export type Writers = Readonly<Record<LetterKind, Write>>

const TRIES = 6
const AT_ONCE = 100
/** A letter in `sending` for so long was in the hands of a process that died. */
const LOST_MS = 15 * 60_000
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Hands over the letters that are due, one by one; any number of processes may do so together. A letter is marked
 * `sending`, and that is committed, before the mail server sees it. If the process dies after that, nobody knows whether the
 * server took it: it stays unsent for ever rather than come twice (decision 0009). Only a server that certainly did not
 * take a letter is asked again. Returns how many were dealt with; −1 if the post office is shut.
 * @param goOn asked before each letter
 */
export async function deliverDue(office: PostOffice, writers: Writers, goOn = () => true): Promise<number> {
  await tidy()
  if (!(await isAnyDue())) return 0
  if (!(await office.isOpen())) {
    log('warn', 'mail server does not answer')
    return -1
  }
  let dealt = 0
  while (dealt < AT_ONCE && goOn() && (await deliverNext(office, writers))) dealt++
  return dealt
}

async function isAnyDue(): Promise<boolean> {
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM "Letter" WHERE "state" = 'waiting' AND "dueAt" <= forum_now() LIMIT 1`
  return rows.length > 0
}

/** A letter that could not be written: it is put off, so that it holds up no other. */
class NotWritten extends Error {
  constructor(
    readonly letter: Letter,
    override readonly cause: unknown,
  ) {
    super('letter not written')
  }
}

async function deliverNext(office: PostOffice, writers: Writers): Promise<boolean> {
  try {
    const claimed = await transaction((tx) => claim(tx, writers))
    if (claimed?.mail) await settle(claimed.letter, await office.hand(claimed.letter.id, claimed.mail))
    return claimed !== null
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error
    log('error', 'letter not written', { letter: error.letter.id, ...errorFacts(error.cause) })
    await settle({ ...error.letter, tries: error.letter.tries + 1 }, 'later')
    return true
  }
}

/** Takes the longest due letter that nobody else has in hand, writes it, and marks it before it leaves. */
async function claim(tx: Tx, writers: Writers): Promise<{ letter: Letter; mail: Mail | null } | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Letter" WHERE "state" = 'waiting' AND "dueAt" <= forum_now()
    ORDER BY "dueAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`
  if (!row) return null
  const letter = await tx.letter.findUniqueOrThrow({ where: { id: row.id } })
  const mail = await writers[letter.kind](tx, letter).catch((error) => {
    throw new NotWritten(letter, error)
  })
  const at = new Date(await now(tx))
  const marked = await tx.letter.update({
    where: { id: letter.id },
    data: mail ? { state: 'sending', tries: { increment: 1 }, dueAt: at } : { state: 'dropped', endedAt: at },
  })
  return { letter: marked, mail }
}

const STATE: Readonly<Record<Fate, LetterState>> = {
  taken: 'sent',
  later: 'waiting',
  refused: 'failed',
  unsure: 'unsure',
}

/** Notes what became of a letter. One to be tried again waits longer each time: 1, 4, 16, 64 … minutes. */
async function settle({ id, tries }: Letter, fate: Fate): Promise<void> {
  const state = fate === 'later' && tries >= TRIES ? 'failed' : STATE[fate]
  const at = await now()
  if (state !== 'sent' && state !== 'waiting') log('warn', `letter ${state}`, { letter: id, tries })
  await db().letter.update({
    where: { id },
    data:
      state === 'waiting'
        ? { state, tries, dueAt: new Date(at + 60_000 * 4 ** (tries - 1)) }
        : { state, tries, endedAt: new Date(at) },
  })
}

/** Letters of dead processes are given up; those long dealt with are thrown away, and the addresses with them. */
async function tidy(): Promise<void> {
  const at = new Date(await now())
  const { count } = await db().letter.updateMany({
    where: { state: 'sending', dueAt: { lt: new Date(at.getTime() - LOST_MS) } },
    data: { state: 'unsure', endedAt: at },
  })
  await db().letter.deleteMany({ where: { endedAt: { lt: new Date(at.getTime() - KEPT_MS) } } })
  if (count > 0) log('warn', 'letters unsure after a crash', { count })
}
