import { expect, test } from 'vitest'
import { finderSearch, readFinder, stepBeside } from './finder-address.ts'

test.each([
  ['', 'age', {}],
  ['?step=interests&min_age=30&max_age=40', 'interests', { min_age: 30, max_age: 40 }],
  ['?step=found&near=region&interests=wine,hiking', 'found', { near: 'region', interests: 'wine,hiking' }],
  ['?step=found&relationship_status=single', 'found', { relationship_status: 'single' }],
  ['?step=nowhere&min_age=3&near=here&interests=knitting&ref=mail', 'age', {}],
])('the address %j is at %s with %j', (search, step, answers) => {
  expect(readFinder(new URLSearchParams(search))).toEqual({ step, answers })
})

test('an address says what it was made of', () => {
  const answers = { min_age: 30, max_age: 40, near: 'country', interests: 'hiking' } as const
  const search = finderSearch('found', { ...answers, relationship_status: undefined })
  expect(readFinder(new URLSearchParams(search))).toEqual({ step: 'found', answers })
})

test.each([
  ['age', 1, 'near'],
  ['age', -1, undefined],
  ['relationship', 1, 'found'],
  ['found', 1, undefined],
] as const)('beside %s, %i further, is %s', (step, by, expected) => {
  expect(stepBeside(step, by)).toBe(expected)
})
