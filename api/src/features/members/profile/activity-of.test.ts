import { expect, test } from 'vitest'
import { activityOf, isNew } from './activity-of.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

test.each([
  ['2026-03-15T12:00:00Z', 'now'],
  ['2026-03-15T11:50:00Z', 'now'],
  ['2026-03-15T11:49:59Z', 'today'],
  ['2026-03-14T12:00:00Z', 'today'],
  ['2026-03-14T11:59:59Z', 'this_week'],
  ['2026-03-08T12:00:00Z', 'this_week'],
  ['2026-03-08T11:59:59Z', null],
])('a member last active at %s shows as active %s', (at, activity) => {
  expect(activityOf(new Date(at), NOW)).toBe(activity)
})

test('a visit of yesterday or a week ago passes out of its step only every ten minutes', () => {
  const yesterday = new Date('2026-03-14T12:03:21Z')
  const shown = ['02:00', '04:00', '09:59', '10:00'].map((time) =>
    activityOf(yesterday, new Date(`2026-03-15T12:${time}Z`)),
  )
  expect(shown).toEqual(['today', 'today', 'today', 'this_week'])
})

test.each([
  ['2026-03-08T12:00:01Z', true],
  ['2026-03-08T12:00:00Z', false],
])('a member who joined at %s is new: %s', (at, is) => {
  expect(isNew(new Date(at), NOW)).toBe(is)
})
