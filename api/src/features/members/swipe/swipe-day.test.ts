import { expect, test } from 'vitest'
import { dayIn, likesLeft } from './swipe-day.ts'

test.each([
  ['Europe/Helsinki', '2026-03-15T21:59:59.999Z', '2026-03-15', '2026-03-15T22:00:00.000Z'],
  ['Europe/Helsinki', '2026-03-15T22:00:00Z', '2026-03-16', '2026-03-16T22:00:00.000Z'],
  // Clocks go forward: a day of 23 hours; back: one of 25.
  ['Europe/Amsterdam', '2026-03-28T23:00:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-03-15T03:00:00Z', '2026-03-14', '2026-03-15T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-15T12:00:00Z', '2026-03-15', '2026-03-15T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-15T10:00:00Z', '2026-03-16', '2026-03-16T10:00:00.000Z'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31', '2027-01-01T00:00:00.000Z'],
])('§9: in %s at %s, the date is %s until %s', (zone, now, day, end) => {
  expect(dayIn(zone, new Date(now))).toEqual({ day, endsAt: new Date(end) })
})

test.each(['', 'Mars/Olympus', '+14:00', '-12:00', '00:00', 'Europe/Amsterdam; drop', '__proto__'])(
  'rejects the time zone %j',
  (zone) => {
    expect(dayIn(zone, new Date())).toBeUndefined()
  },
)

test.each([
  [0, 4],
  [3, 1],
  [4, 0],
  [9, 0],
])('§9: after %i likes, %i are left', (likes, left) => {
  expect(likesLeft(likes)).toBe(left)
})
