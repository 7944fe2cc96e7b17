import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../time.ts'
import { nextCheck } from './check-schedule.ts'

const createdAt = new Date('2026-11-21T12:00:00Z')
const expiresAt = new Date(createdAt.getTime() + HOUR_MS)
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE_MS)

test('a pending order is looked up after 1, 2, 5, 15 and 60 minutes, then hourly until a day after its expiry', () => {
  const checks: number[] = []
  for (let next = nextCheck('pending', { createdAt, expiresAt }, createdAt); next; )
    next = nextCheck(
      'pending',
      { createdAt, expiresAt },
      (checks.push((next.getTime() - createdAt.getTime()) / MINUTE_MS), next),
    )
  const hourly = Array.from({ length: 24 }, (_, index) => 120 + 60 * index)
  expect(checks).toEqual([1, 2, 5, 15, 60, ...hourly])
})

test('checks that were missed are not made up for', () => {
  expect(nextCheck('pending', { createdAt, expiresAt }, after(7))).toEqual(after(15))
  expect(nextCheck('created', { createdAt, expiresAt }, after(190))).toEqual(after(240))
})

test('a decided order is not looked up again, but an expired one is', () => {
  for (const status of [
    'paid',
    'failed',
    'cancelled',
    'refunded',
    'partly_refunded',
    'charged_back',
  ] as const)
    expect(nextCheck(status, { createdAt, expiresAt }, after(3))).toBeNull()
  expect(nextCheck('expired', { createdAt, expiresAt }, after(70))).toEqual(after(120))
})
