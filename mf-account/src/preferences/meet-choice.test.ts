import { expect, test } from 'vitest'
import { gendersOf, meetChoiceOf } from './meet-choice.ts'

test.each([
  [null, null],
  ['male', ['male']],
  ['female', ['female']],
  ['everyone', ['male', 'female']],
] as const)('the choice %s stands for the genders %j', (choice, genders) => {
  expect(gendersOf(choice)).toEqual(genders)
  expect(meetChoiceOf(genders && [...genders])).toBe(choice)
})
