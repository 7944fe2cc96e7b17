import { expect, test } from 'vitest'
import { nameFilter } from './name-filter.ts'

test.each([
  ['', 'Vera', true],
  ['  ', 'Vera', true],
  ['ve', 'Vera', true],
  ['RA', 'Vera', true],
  ['jose', 'José', true],
  ['ä', 'Päivi', true],
  ['van ver', 'Vera van Dijk', true],
  ['vera jonas', 'Vera', false],
  ['x', 'Vera', false],
])('%j finds %s: %s', (query, name, isFound) => {
  expect(nameFilter(query)({ name })).toBe(isFound)
})
