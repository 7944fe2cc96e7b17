import { expect, test } from 'vitest'
import { plurals } from './plurals.ts'

function found(locale: string, ...categories: string[]) {
  const words = new Map(categories.map((category) => [`apples_${category}`, 'text']))
  return plurals(new Map([...words, ['title', 'text']]), locale)
}

test('accepts all categories of the language', () => {
  expect(found('en', 'one', 'other')).toEqual([])
  expect(found('pl', 'one', 'few', 'many', 'other')).toEqual([])
})

test('finds a missing category, and names its numbers', () => {
  expect(found('pl', 'one', 'other')).toEqual([
    { key: 'apples_few', message: expect.stringContaining('used for 2, 3, 4.') },
    { key: 'apples_many', message: expect.stringContaining('used for 0, 5, 6.') },
  ])
  expect(found('fr', 'one', 'other')).toEqual([
    { key: 'apples_many', message: expect.stringContaining('used for 1000000, 2000000.') },
  ])
  expect(found('pl', 'one', 'few', 'many')).toEqual([
    { key: 'apples_other', message: expect.stringContaining('fractions') },
  ])
})

test('finds a category that the language does not have', () => {
  expect(found('de', 'zero', 'one', 'few', 'other').map(({ key }) => key)).toEqual([
    'apples_zero',
    'apples_few',
  ])
})
