import { type Algorithm, hash, verify } from '@node-rs/argon2'

// OWASP's floor for argon2id: 19 MiB, two passes.
const OPTIONS = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash to store, salt and parameters included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS)
}

let decoy: Promise<string> | undefined

/** Checks a password; with `stored` null it takes the same time and answers no, so that timing does not tell who has an account. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC')).catch(() => false)
  return matches && stored !== null
}
