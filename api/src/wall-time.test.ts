import { expect, test } from 'vitest'
import { endOfDay } from './wall-time.ts'

test.each([
  ['UTC', '2026-11-01T12:00:00Z', '2026-11-15T23:59:59.999Z'],
  ['Europe/Berlin', '2026-11-01T12:00:00Z', '2026-11-15T22:59:59.999Z'],
  ['America/Los_Angeles', '2026-11-10T03:00:00Z', '2026-11-24T07:59:59.999Z'],
  // The clocks go back and forth in between: it is the day that counts, not the hours.
  ['Europe/Berlin', '2026-10-19T22:30:00Z', '2026-11-03T22:59:59.999Z'],
  ['Europe/Berlin', '2026-03-20T22:30:00Z', '2026-04-03T21:59:59.999Z'],
] as const)('14 days in %s from %s end with the day', (zone, from, end) => {
  expect(endOfDay(zone, new Date(from), 14).toISOString()).toBe(end)
})
