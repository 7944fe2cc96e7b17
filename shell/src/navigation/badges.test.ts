import { expect, test } from 'vitest'
import { countBadge, creditsBadge } from './badges.ts'

test.each([
  [0, undefined],
  [1, '1'],
  [10, '10'],
  [99, '99'],
  [100, '99+'],
  [1_000, '99+'],
])('§2: the badge for %i says %s', (count, text) => {
  expect(countBadge(count)).toBe(text)
})

test.each([
  [0, { text: '0', tone: 'danger' }],
  [1, { text: '1', tone: 'warning' }],
  [10, { text: '10', tone: 'warning' }],
  [11, undefined],
  [240, undefined],
])('§2: with %i credits the badge is %j', (credits, badge) => {
  expect(creditsBadge(credits)).toEqual(badge)
})
