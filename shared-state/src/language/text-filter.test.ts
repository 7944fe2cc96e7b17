import { expect, test } from 'vitest'
import { textFilter } from './text-filter.ts'

test.each([
  ['', 'Vera', true],
  ['  ', 'Vera', true],
  ['ve', 'Vera', true],
  ['RA', 'Vera', true],
  ['jose', 'José', true],
  ['ä', 'Päivi', true],
  ['Soren', 'Søren', true],
  ['coeur', 'Mon cœur', true],
  ['van ver', 'Vera van Dijk', true],
  ['don’t', 'I don’t know', true],
  ['vera jonas', 'Vera', false],
  ['x', 'Vera', false],
])('%j finds %s: %s', (query, text, isFound) => {
  expect(textFilter(query)(text)).toBe(isFound)
})
