import { expect, test } from 'vitest'
import { afterActivation, welcomeAfterActivation } from './after-activation.ts'

test.each([
  [null, '/login'],
  [{ signup_step: 0, profile: { status: 'disabled' } }, '/complete-signup'],
  [{ signup_step: 4, profile: { status: 'active' } }, '/complete-signup'],
  [{ signup_step: null, profile: { status: 'active' } }, '/signup-matches'],
] as const)('§4: after activation, %j goes on to %s', (user, to) => {
  expect(afterActivation(user).to).toBe(to)
})

test.each([
  [null, 'activation.done.logIn'],
  [{ signup_step: 0, profile: { status: 'disabled' } }, 'activation.done.hidden'],
  [{ signup_step: null, profile: { status: 'active' } }, 'activation.done.text'],
] as const)('§4: after activation, %j is only told that others find them if they do: %s', (user, key) => {
  expect(welcomeAfterActivation(user)).toBe(key)
})
