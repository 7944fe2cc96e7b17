import { expect, test } from 'vitest'
import { quietUntil } from './quiet-until.ts'

test.each([
  ['Europe/Amsterdam', '2026-06-10T19:59:59Z', undefined],
  ['Europe/Amsterdam', '2026-06-10T20:00:00Z', '2026-06-11T06:00:00Z'],
  ['Europe/Amsterdam', '2026-06-11T05:59:59Z', '2026-06-11T06:00:00Z'],
  ['Europe/Amsterdam', '2026-06-11T06:00:00Z', undefined],
  ['America/Los_Angeles', '2026-06-10T20:00:00Z', undefined],
  ['America/Los_Angeles', '2026-06-11T05:30:00Z', '2026-06-11T15:00:00Z'],
  ['Australia/Adelaide', '2026-06-10T12:30:00Z', '2026-06-10T22:30:00Z'],
  ['Pacific/Auckland', '2026-12-31T10:00:00Z', '2026-12-31T19:00:00Z'],
])('in %s, %s is quiet until %s', (zone, now, until) => {
  expect(quietUntil(zone, new Date(now))).toEqual(until === undefined ? undefined : new Date(until))
})

test.each([
  ['forward, before the change', 'Europe/Amsterdam', '2026-03-28T21:30:00Z', '2026-03-29T06:00:00Z'],
  ['forward, after the change', 'Europe/Amsterdam', '2026-03-29T01:30:00Z', '2026-03-29T06:00:00Z'],
  ['back, before the change', 'Europe/Amsterdam', '2026-10-24T20:30:00Z', '2026-10-25T07:00:00Z'],
  ['back, in the hour that comes twice', 'Europe/Amsterdam', '2026-10-25T01:30:00Z', '2026-10-25T07:00:00Z'],
  ['back, in America', 'America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T13:00:00Z'],
])('the night on which the clocks go %s, ends at eight', (_, zone, now, until) => {
  expect(quietUntil(zone, new Date(now))).toEqual(new Date(until))
})
