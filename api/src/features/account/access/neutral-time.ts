import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand } from '../../../http/access/brand.ts'

/** Milliseconds: longer than hashing a password and writing a few rows takes. */
const LONG_ENOUGH = 400

/** At a brand that keeps to itself who has an account, what is done takes as long as what is not. */
export async function inNeutralTime<T>({ settings }: Brand, work: Promise<T>): Promise<T> {
  if (!settings.neutral_access) return work
  const [done] = await Promise.allSettled([work, sleep(LONG_ENOUGH)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
