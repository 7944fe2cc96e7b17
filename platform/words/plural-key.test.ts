import { expect, test } from 'vitest'
import { categoriesOf, countsOf, pluralForms, pluralKey } from './plural-key.ts'

test('splits a plural key into base and category', () => {
  expect(pluralKey('basket.apples_one')).toEqual({ base: 'basket.apples', category: 'one' })
  expect(pluralKey('place_ordinal_few')).toEqual({ base: 'place_ordinal', category: 'few' })
})

test.each(['apples', 'apples_all', '_one', 'basket.other', 'one'])('%s is not a plural key', (key) => {
  expect(pluralKey(key)).toBeUndefined()
})

test('groups the forms of a plural, in any order', () => {
  const words = new Map([
    ['apples_one', 'an apple'],
    ['title', 'Fruit'],
    ['apples_other', 'apples'],
  ])
  expect(pluralForms(words)).toEqual(
    new Map([
      [
        'apples',
        new Map([
          ['one', 'an apple'],
          ['other', 'apples'],
        ]),
      ],
    ]),
  )
})

test('knows the categories of a language, with separate ones for ordinal numbers', () => {
  expect(categoriesOf('apples', 'en').sort()).toEqual(['one', 'other'])
  expect(categoriesOf('place_ordinal', 'en').sort()).toEqual(['few', 'one', 'other', 'two'])
  expect(categoriesOf('apples', 'pl').sort()).toEqual(['few', 'many', 'one', 'other'])
})

test('lists the numbers of each category', () => {
  const counts = (locale: string, category: Intl.LDMLPluralRule) =>
    countsOf({ base: 'apples', category }, locale)
  expect(counts('en', 'one')).toEqual([1])
  expect(counts('fr', 'one')).toEqual([0, 1])
  expect(counts('fr', 'many')).toEqual([1_000_000, 2_000_000])
  expect(counts('pl', 'few').slice(0, 4)).toEqual([2, 3, 4, 22])
  expect(counts('pl', 'other')).toEqual([])
})
