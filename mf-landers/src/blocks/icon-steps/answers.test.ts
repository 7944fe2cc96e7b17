import { expect, test } from 'vitest'
import { ageText, searchOf } from './answers.ts'

test.each([
  [{ meet: 'female', ages: '30-44', country: 'NL' }, 'gender=female&country=NL&min_age=30&max_age=44'],
  [{ meet: 'everyone', ages: '60', country: 'FI' }, 'country=FI&min_age=60'],
  [{}, ''],
] as const)('the answers %j are the search %j', (answers, query) => {
  expect(searchOf(answers)).toBe(query)
})

test('an age group reads as a range', () => {
  expect(ageText('45-59')).toBe('45–59')
  expect(ageText('60')).toBe('60+')
})
