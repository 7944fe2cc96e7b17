import { expect, test } from 'vitest'
import { spokenRemaining } from './spoken-remaining.ts'

test('announces nothing far from the limit', () => {
  expect(spokenRemaining(0, 500)).toBeUndefined()
  expect(spokenRemaining(449, 500)).toBeUndefined()
})

test('announces each step once near the limit', () => {
  const said = Array.from({ length: 51 }, (_, typed) => spokenRemaining(450 + typed, 500))
  expect([...new Set(said)]).toEqual([50, 20, 10, 5, 0])
})

test('announces by how much a text is too long', () => {
  expect(spokenRemaining(512, 500)).toBe(-12)
})

test('announces nothing before half of a short limit is used', () => {
  expect(spokenRemaining(4, 10)).toBeUndefined()
  expect(spokenRemaining(5, 10)).toBe(5)
})
