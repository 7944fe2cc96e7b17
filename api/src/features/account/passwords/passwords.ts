import { hash, verify } from '@node-rs/argon2'
import { BoundedQueue } from '../../../bounded-queue.ts'

/**
 * Argon2id with what OWASP recommends, which are the package's defaults: 19 MiB, two passes. Two at once leave Node's
 * other threads to everybody else; thirty waiting are less than a second.
 */
const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 30 })

/** Of a password that nobody has. */
let nobodys: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password))
}

/** Takes as long for an account that is not there, or has no password: time does not tell who has one. */
export async function verifyPassword(password: string, known: string | null | undefined): Promise<boolean> {
  nobodys ??= hash(crypto.randomUUID())
  const expected = known ?? (await nobodys)
  const fits = await queue.run(() => verify(expected, password))
  return fits && expected === known
}

/** Whether a password would be looked at now. */
export function canHash(): boolean {
  return !queue.isFull
}
