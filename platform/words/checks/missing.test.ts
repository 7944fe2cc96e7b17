import { expect, test } from 'vitest'
import { missing } from './missing.ts'

const english = new Map([
  ['title', 'Fruit'],
  ['apples_one', '{{count}} apple'],
  ['apples_other', '{{count}} apples'],
])

test('is what English has and a language has not, and says what to translate', () => {
  const words = new Map([['apples_one', '1 Apfel']])
  expect(missing(english, words, 'de')).toEqual([{ key: 'title', says: 'is missing: translate “Fruit”.' }])
})

test('a plural is missing once, in all the forms that the language has', () => {
  const [plural, ...rest] = missing(english, new Map([['title', 'Owoce']]), 'pl')
  expect(rest).toEqual([])
  expect(plural?.key).toBe('apples')
  expect(plural?.says).toContain('translate “{{count}} apples” with ')
  for (const form of ['_one', '_few', '_many', '_other']) expect(plural?.says).toContain(form)
})

test('is nothing where all is there', () => {
  expect(missing(english, english, 'en')).toEqual([])
})
