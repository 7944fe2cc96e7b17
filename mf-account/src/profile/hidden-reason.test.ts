import { expect, test } from 'vitest'
import { hiddenReason } from './hidden-reason.ts'

const whole = { status: 'disabled', gender: 'female', country: 'NL' } as const

test.each([
  [{ ...whole, status: 'active' }, 'confirmed', null],
  [{ ...whole, gender: null }, 'not_confirmed', 'incomplete'],
  [{ ...whole, country: null }, 'confirmed', 'incomplete'],
  [whole, 'not_confirmed', null],
  [whole, 'confirmed', 'paused'],
] as const)('%j of a user who is %s is hidden because of: %s', (profile, status, why) => {
  expect(hiddenReason(profile, { status })).toBe(why)
})
