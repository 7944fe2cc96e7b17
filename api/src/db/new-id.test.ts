import { expect, test } from 'vitest'
import { idAt, idOf, newId, newRandomId } from './new-id.ts'

test('ids sort in the order they were made, even within a millisecond or when the clock goes back', () => {
  const start = Date.now() + 1_000
  const ids = [start, start, start + 1, start - 5_000, start + 2].map((now) => newId(now))
  for (let many = 0; many < 5_000; many += 1) ids.push(newId(start + 3))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id needs no escaping in a URL or an HTML id', () => {
  expect(newId()).toMatch(/^[A-Z][\w-]{21}$/)
  expect(newId(Date.parse('2500-01-01'))).toMatch(/^[A-Z][\w-]{21}$/)
})

test('one id does not reveal the next', () => {
  const far = Date.parse('2600-01-01')
  const tails = Array.from({ length: 100 }, () => newId(far).slice(-10))
  expect(new Set(tails).size).toBe(100)
})

test('an id made from given random bytes looks and sorts like the others', () => {
  const now = Date.now()
  expect(idAt(now, 2n ** 80n - 1n)).toMatch(/^[A-Z][\w-]{21}$/)
  expect(idAt(now, 5n)).toBe(idAt(now, 5n))
  expect([idAt(now, 2n ** 80n - 1n), idAt(now + 1, 0n)].toSorted()[0]).toBe(idAt(now, 2n ** 80n - 1n))
})

test('a random id looks like the others, but tells nothing about its time', () => {
  const ids = Array.from({ length: 200 }, () => newRandomId())
  for (const id of ids) expect(id).toMatch(/^[A-Z][\w-]{21}$/)
  expect(ids.toSorted()).not.toEqual(ids)
  // The part that holds the time in other ids has no common beginning.
  expect(new Set(ids.map((id) => id.slice(1, 4))).size).toBeGreaterThan(190)
  expect(idOf(Buffer.alloc(16, 255))).toMatch(/^[A-Z][\w-]{21}$/)
})
