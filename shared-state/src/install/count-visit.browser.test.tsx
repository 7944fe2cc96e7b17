import { beforeEach, expect, test } from 'vitest'
import { countVisit } from './count-visit.ts'

const MINUTE = 60_000

beforeEach(() => localStorage.clear())

test('a visit ends half an hour after its last page', () => {
  expect(countVisit(0)).toBe(1)
  expect(countVisit(29 * MINUTE)).toBe(1)
  expect(countVisit(58 * MINUTE)).toBe(1)
  expect(countVisit(88 * MINUTE)).toBe(2)
  expect(countVisit(89 * MINUTE)).toBe(2)
})

test.each(['', 'null', '{"count":"many","at":1}', '{'])(
  'begins anew if the browser has stored %j',
  (stored) => {
    localStorage.setItem('visits', stored)
    expect(countVisit(0)).toBe(1)
  },
)
