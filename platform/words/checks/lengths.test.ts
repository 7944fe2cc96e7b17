import { expect, test } from 'vitest'
import { lengths } from './lengths.ts'

const english = new Map([
  ['save', 'Save'],
  ['apples_other', '{{count}} apples'],
])

test('finds a text that is much longer than in English, plurals included', () => {
  const words = new Map([
    ['save', 'Jetzt alle Änderungen dauerhaft speichern'],
    ['apples_few', 'jabłka, których liczba wynosi {{count}}, a może więcej'],
  ])
  expect(lengths(english, words).map(({ key }) => key)).toEqual(['save', 'apples_few'])
})

test('leaves room for languages that need more letters', () => {
  const words = new Map([
    ['save', 'Änderungen speichern'],
    ['unknown', 'A key that English lacks is for another check.'],
  ])
  expect(lengths(english, words)).toEqual([])
})
