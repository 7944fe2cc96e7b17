import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const owner = { email: 'robin.doe@example.invalid', name: 'Robindoe' }

test.each([
  ['short', 1],
  ['password1', 1],
  ['robindoe', 1],
  ['trampoli', 2],
  ['xkqzwvpj', 2],
  ['tinktinktink', 2],
  ['Trampoline7', 3],
  ['trampolinerain', 3],
  ['correct horse battery', 4],
  ['Tr4mpoline?no!Rain', 4],
])('%s has strength %d of 4', (password, level) => {
  expect(passwordStrength(password, owner)).toBe(level)
})
