import { expect, test } from 'vitest'
import { spokenRemaining } from './spoken-remaining.ts'

test('nothing is said far from the limit', () => {
  expect(spokenRemaining(0, 500)).toBeUndefined()
  expect(spokenRemaining(449, 500)).toBeUndefined()
})

test('near the limit each step is said once', () => {
  const said = Array.from({ length: 51 }, (_, typed) => spokenRemaining(450 + typed, 500))
  expect([...new Set(said)]).toEqual([50, 20, 10, 5, 0])
})

test('a text that is too long says by how much', () => {
  expect(spokenRemaining(512, 500)).toBe(-12)
})

test('a short limit is not announced before half of it is used', () => {
  expect(spokenRemaining(4, 10)).toBeUndefined()
  expect(spokenRemaining(5, 10)).toBe(5)
})
