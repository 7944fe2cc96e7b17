import { expect, test } from 'vitest'
import { finderSearch, readFinder, stepBeside } from './finder-address.ts'

test.each([
  ['', 'age', {}],
  ['?step=interests&min_age=30&max_age=40', 'interests', { min_age: 30, max_age: 40 }],
  ['?step=found&near=region&interests=wine,hiking', 'found', { near: 'region', interests: 'wine,hiking' }],
  ['?step=found&relationship_status=single', 'found', { relationship_status: 'single' }],
  ['?step=nowhere&min_age=3&near=here&interests=knitting&ref=mail', 'age', {}],
])('the query string %j is step %s with the answers %j', (search, step, answers) => {
  expect(readFinder(new URLSearchParams(search))).toEqual({ step, answers })
})

test('reading a query string returns the step and answers that made it', () => {
  const answers = { min_age: 30, max_age: 40, near: 'country', interests: 'hiking' } as const
  const search = finderSearch('found', { ...answers, relationship_status: undefined })
  expect(readFinder(new URLSearchParams(search))).toEqual({ step: 'found', answers })
})

test.each([
  ['age', 1, 'near'],
  ['age', -1, undefined],
  ['relationship', 1, 'found'],
  ['found', 1, undefined],
] as const)('the step beside %s in direction %i is %s', (step, by, expected) => {
  expect(stepBeside(step, by)).toBe(expected)
})
