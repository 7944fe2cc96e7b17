import { hash, verify } from '@node-rs/argon2'
import { BoundedQueue } from '../../../bounded-queue.ts'

/**
 * Argon2id with what OWASP recommends, which are the package's defaults: 19 MiB, two passes. Two at once
 * leave Node's other threads to everybody else; thirty waiting are less than a second.
 */
const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 30 })

/** Hash of a random password, to compare with when there is no other. */
let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password))
}

/** Takes equally long without an account or a password, so that timing reveals neither. */
export async function verifyPassword(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID())
  const expected = storedHash ?? (await decoy)
  const isMatch = await queue.run(() => verify(expected, password))
  return isMatch && expected === storedHash
}

/** Whether a password could be hashed or verified now. */
export function canHash(): boolean {
  return !queue.isFull
}
