import { expect, test } from 'vitest'
import { roleOf } from './role-of.ts'

test.each([
  [false, false, 'free'],
  [false, true, 'premium'],
  [true, false, 'staff'],
  [true, true, 'staff'],
] as const)('§4, §6: a member with isStaff %s and isPaid %s has the role %s', (isStaff, isPaid, role) => {
  expect(roleOf({ isStaff, isPaid })).toBe(role)
})
