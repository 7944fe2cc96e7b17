import { expect, test } from 'vitest'
import { mobileNumber } from './mobile-number.ts'

test.each([
  ['06 12345678', 'NL', '+31612345678'],
  ['+32 470 12 34 56', 'NL', '+32470123456'],
  ['0176 12345678', 'DE', '+4917612345678'],
  // A landline gets no text messages.
  ['020 1234567', 'NL', undefined],
  // No texts to other continents.
  ['+1 201 555 0123', 'NL', undefined],
  ['12', 'NL', undefined],
  ['', 'NL', undefined],
] as const)('§3: %s in %s is %s', (text, country, number) => {
  expect(mobileNumber(text, country)).toBe(number)
})
