import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand } from '../../../http/caller/brand.ts'

/** Longer than hashing a password and writing a few rows takes. */
const LEAST_MS = 400

/** At brands with neutral access, pads the duration so that it doesn't tell who has an account. */
export async function inNeutralTime<T>({ settings }: Brand, work: Promise<T>): Promise<T> {
  if (!settings.neutral_access) return work
  const [done] = await Promise.allSettled([work, sleep(LEAST_MS)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
