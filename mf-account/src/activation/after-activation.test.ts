import { expect, test } from 'vitest'
import { afterActivation } from './after-activation.ts'

test.each([
  [null, '/login'],
  [{ signup_step: 0 }, '/complete-signup'],
  [{ signup_step: 4 }, '/complete-signup'],
  [{ signup_step: null }, '/signup-matches'],
] as const)('§4: after activation, %j goes on to %s', (user, to) => {
  expect(afterActivation(user).to).toBe(to)
})
