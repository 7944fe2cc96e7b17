import { expect, test } from 'vitest'
import { comparePairs, median } from './statistics.ts'

test('the median is the middle value, or halfway between the two in the middle', () => {
  expect(median([3])).toBe(3)
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 2, 4, 8])).toBe(6)
  expect(() => median([])).toThrow('no median')
})

test('pairs are compared pair by pair, so a slow moment does not count', () => {
  const pairs = [
    { figure: 110, reference: 100 },
    { figure: 1_010, reference: 1_000 },
    { figure: 105, reference: 100 },
  ]
  expect(comparePairs(pairs)).toEqual({ figure: 110, reference: 100, ratio: 1.05 })
})
