import { expect, test } from 'vitest'
import { idOf, newId } from './new-id.ts'

test('ids sort as they were made, within a millisecond, and when the clock goes back', () => {
  const start = Date.now() + 1_000
  const ids = [start, start, start + 1, start - 5_000, start + 2].map((now) => newId(now))
  for (let many = 0; many < 5_000; many += 1) ids.push(newId(start + 3))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id stands in an address and an element as it is', () => {
  expect(newId()).toMatch(/^[A-Z][\w-]{21}$/)
  expect(newId(Date.parse('2500-01-01'))).toMatch(/^[A-Z][\w-]{21}$/)
})

test('who knows one cannot tell the next', () => {
  const far = Date.parse('2600-01-01')
  const tails = Array.from({ length: 100 }, () => newId(far).slice(-10))
  expect(new Set(tails).size).toBe(100)
})

test('an id whose chance is given looks and sorts like the others', () => {
  const now = Date.now()
  expect(idOf(now, 2n ** 80n - 1n)).toMatch(/^[A-Z][\w-]{21}$/)
  expect(idOf(now, 5n)).toBe(idOf(now, 5n))
  expect([idOf(now, 2n ** 80n - 1n), idOf(now + 1, 0n)].toSorted()[0]).toBe(idOf(now, 2n ** 80n - 1n))
})
