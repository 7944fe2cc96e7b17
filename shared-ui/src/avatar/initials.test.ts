import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Vera', 'V'],
  ['Vera van Dijk', 'VD'],
  ['sunny_girl77', 'SG'],
  ['østen', 'Ø'],
  ['ßeta', 'SS'],
  ['  Łukasz-Jan ', 'ŁJ'],
  ['𝒜nna', '𝒜'],
  ['77', ''],
  ['', ''],
])('%j becomes %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
