import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time.ts'
import type { OrderStatus } from './order-status.ts'

/** Minutes after its creation at which an order is looked up at the switch; hourly from then on. */
const FIRST_CHECKS = [1, 2, 5, 15, 60]

/** For how long after its expiry an order may still change without a webhook. */
const AFTER_EXPIRY = DAY_MS

interface Times {
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** When to ask the switch about an order again; null once it is decided, or only a webhook can change it. */
export function nextCheck(status: OrderStatus, { createdAt, expiresAt }: Times, now: Date): Date | null {
  if (status !== 'created' && status !== 'pending' && status !== 'expired') return null
  const age = now.getTime() - createdAt.getTime()
  const first = FIRST_CHECKS.map((minutes) => minutes * MINUTE_MS).find((after) => after > age)
  const after = first ?? (Math.floor(age / HOUR_MS) + 1) * HOUR_MS
  const next = new Date(createdAt.getTime() + after)
  return next.getTime() <= expiresAt.getTime() + AFTER_EXPIRY ? next : null
}
