import { expect, test } from 'vitest'
import { currentStep, neighbours, stepsFor } from './current-step.ts'

test.each([
  [null, 0, 'not_confirmed', 0],
  [null, 3, 'not_confirmed', 3],
  ['1', 3, 'not_confirmed', 1],
  ['3', 3, 'confirmed', 3],
  ['4', 3, 'not_confirmed', 3],
  ['email', 3, 'not_confirmed', 3],
  ['nonsense', 2, 'confirmed', 2],
  ['7', 2, 'confirmed', 2],
  [null, null, 'not_confirmed', 'email'],
  ['2', null, 'not_confirmed', 2],
  ['email', null, 'not_confirmed', 'email'],
  [null, null, 'confirmed', null],
  ['2', null, 'confirmed', null],
] as const)(
  '§4: with step=%s in the URL, step %s next and an address that is %s, the page shows step %s',
  (requested, next, status, step) => {
    expect(currentStep(requested, { signup_step: next, status })).toBe(step)
  },
)

test('§4: confirming the e-mail address is the last step until it is confirmed', () => {
  expect(stepsFor({ status: 'not_confirmed' }, [])).toEqual([0, 1, 2, 3, 4, 'email'])
  expect(stepsFor({ status: 'confirmed' }, [])).toEqual([0, 1, 2, 3, 4])
  expect(stepsFor({ status: 'confirmed' }, [2])).toEqual([0, 1, 3, 4])
})

test.each([
  [0, undefined, 1],
  [1, 0, 3],
  [2, 1, 3],
  [3, 1, 4],
  [4, 3, 'email'],
  ['email', 4, undefined],
] as const)('without step 2, step %s comes between %s and %s', (step, before, after) => {
  expect(neighbours(step, [0, 1, 3, 4, 'email'])).toEqual({ before, after })
})
