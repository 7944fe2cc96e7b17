import { expect, test } from 'vitest'
import { missing } from './missing.ts'

const english = new Map([
  ['title', 'Fruit'],
  ['apples_one', '{{count}} apple'],
  ['apples_other', '{{count}} apples'],
])

test('finds a key that only English has, and quotes the text to translate', () => {
  const words = new Map([['apples_one', '1 Apfel']])
  expect(missing(english, words, 'de')).toEqual([{ key: 'title', message: 'is missing: translate “Fruit”.' }])
})

test('reports a missing plural once, with all the forms that the language needs', () => {
  const [plural, ...rest] = missing(english, new Map([['title', 'Owoce']]), 'pl')
  expect(rest).toEqual([])
  expect(plural?.key).toBe('apples')
  expect(plural?.message).toContain('translate “{{count}} apples” with ')
  for (const form of ['_one', '_few', '_many', '_other']) expect(plural?.message).toContain(form)
})

test('finds nothing in complete words', () => {
  expect(missing(english, english, 'en')).toEqual([])
})
