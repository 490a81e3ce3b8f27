import { now, type Tx } from '@/lib/db'

/** Puts a letter about an account itself into the outbox. It is written and addressed at the moment of sending. */
export async function orderLetter(
  tx: Tx,
  letter: { kind: 'verify'; userId: string; address: string } | { kind: 'reset'; address: string },
): Promise<void> {
  const at = new Date(await now(tx))
  await tx.letter.create({ data: { ...letter, madeAt: at, dueAt: at } })
}
