import { expect, test } from 'vitest'
import { emptySteps } from './empty-steps.ts'

test.each([
  [['eye_colour', 'about_me'], []],
  [['gender', 'city', 'interests'], [2]],
  [['tattoos'], [3]],
  [[], [2, 3]],
])('§4: if a brand asks for %j, the steps %j are empty', (requested: string[], steps) => {
  expect(emptySteps((field) => requested.includes(field))).toEqual(steps)
})
