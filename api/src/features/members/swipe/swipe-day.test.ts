import { expect, test } from 'vitest'
import { type DayLikes, dayIn, likesLeft } from './swipe-day.ts'

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
  expect(dayIn(zone, new Date(now))).toEqual({ zone, day, endsAt: new Date(end) })
})

test.each(['', 'Mars/Olympus', '+14:00', '-12:00', '00:00', 'Europe/Amsterdam; drop', '__proto__'])(
  'rejects the time zone %j',
  (zone) => {
    expect(dayIn(zone, new Date())).toBeUndefined()
  },
)

const now = new Date('2026-03-15T12:00:00Z')
const today = { zone: 'UTC', day: '2026-03-15', endsAt: new Date('2026-03-16T00:00:00Z') }
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const given = (likes: number, more: Partial<DayLikes> = {}) => ({
  ...today,
  likes,
  lastAt: hours(-1),
  ...more,
})

test.each([
  ['none', [], 4, hours(12)],
  ['three', [given(3)], 1, hours(12)],
  ['too many', [given(9)], 0, hours(12)],
  ['those of yesterday', [given(4, { day: '2026-03-14', lastAt: hours(-13) })], 4, hours(12)],
  ['those under another time zone', [given(4, { zone: 'Asia/Tokyo' })], 0, hours(23)],
  [
    'those under another zone yesterday',
    [given(4, { zone: 'Asia/Tokyo', lastAt: hours(-24) })],
    4,
    hours(12),
  ],
  ['both', [given(1), given(2, { zone: 'Asia/Tokyo', lastAt: hours(-20) })], 1, hours(12)],
] as const)('§9: after %s', (_, likes, left, resetsAt) => {
  expect(likesLeft(today, likes, { most: 4, now })).toEqual({ left, resetsAt })
})
