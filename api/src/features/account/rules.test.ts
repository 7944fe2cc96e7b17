import { expect, test } from 'vitest'
import { normalEmail, roleOf, whyNotIn } from './rules.ts'

test.each([
  [false, false, 'free'],
  [false, true, 'premium'],
  [true, false, 'staff'],
  [true, true, 'staff'],
] as const)('§4, §6: staff %s, paid %s: %s', (isStaff, isPaid, role) => {
  expect(roleOf({ isStaff, isPaid })).toBe(role)
})

test.each([
  ['confirmed', undefined],
  ['not_confirmed', undefined],
  ['pending_deletion', 'pending_deletion'],
  ['banned', 'forbidden'],
] as const)('§4: an account that is %s is refused with %s', (status, code) => {
  expect(whyNotIn(status)).toBe(code)
})

test.each([
  ['Ann@Example.Invalid', 'ann@example.invalid'],
  ['  ann@example.invalid\n', 'ann@example.invalid'],
  ['ÆRØ@example.invalid', 'ærø@example.invalid'],
  ['', ''],
])('%j is the account %j', (text, email) => {
  expect(normalEmail(text)).toBe(email)
})
