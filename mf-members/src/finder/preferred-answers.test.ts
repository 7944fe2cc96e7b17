import { expect, test } from 'vitest'
import { answersToKeep } from './answers-to-keep.ts'
import { withPreferred } from './preferred-answers.ts'

const OPEN = { genders: null, min_age: null, max_age: null, near: null }
const PREFERRED = { ...OPEN, min_age: 25, max_age: 40, near: 'region' } as const

test.each([
  [{}, OPEN, {}],
  [{}, PREFERRED, { min_age: 25, max_age: 40, near: 'region' }],
  [{ min_age: 30, interests: 'wine' }, PREFERRED, { min_age: 30, near: 'region', interests: 'wine' }],
  [{ near: 'anywhere' }, PREFERRED, { min_age: 25, max_age: 40, near: 'anywhere' }],
] as const)('the answers %j with the preferences %j start as %j', (answers, preferences, expected) => {
  expect(withPreferred(answers, preferences)).toEqual(expected)
})

test.each([
  [{}, PREFERRED, undefined],
  [{ min_age: 25, max_age: 40, near: 'region' }, PREFERRED, undefined],
  [{ min_age: 18, max_age: 120 }, OPEN, undefined],
  [{ min_age: 18, max_age: 120 }, PREFERRED, { min_age: null, max_age: null }],
  [{ near: 'country' }, PREFERRED, { near: 'country' }],
  [{ interests: 'wine' }, OPEN, undefined],
] as const)(
  'of the answers %j beside the preferences %j, %j may be kept',
  (answers, preferences, expected) => {
    expect(answersToKeep(answers, preferences)).toEqual(expected)
  },
)
