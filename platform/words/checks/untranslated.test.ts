import { expect, test } from 'vitest'
import { untranslated } from './untranslated.ts'

const english = new Map([
  ['title', 'Fruit'],
  ['chat', 'Fruit-Chat, {{count}} new'],
  ['count', '{{count}} / {{all}}'],
  ['apples_other', '{{count}} apples'],
])

test('is a text that says the same as English', () => {
  expect(untranslated(english, new Map([['title', 'Fruit']]), new Set())).toEqual([
    { key: 'title', says: expect.stringMatching(/“Fruit” .* list fruit in words-alike\.json/) },
  ])
  expect(untranslated(english, new Map([['title', 'Obst']]), new Set())).toEqual([])
})

test('a text without letters is the same everywhere', () => {
  expect(untranslated(english, new Map([['count', '{{count}} / {{all}}']]), new Set())).toEqual([])
})

test('where all words are alike, so may the text be', () => {
  const words = new Map([['chat', 'Fruit-Chat, {{count}} new']])
  expect(untranslated(english, words, new Set(['fruit-chat', 'new']))).toEqual([])
  expect(untranslated(english, words, new Set(['fruit-chat']))).toHaveLength(1)
})

test('a form that English has not is held against its last', () => {
  expect(untranslated(english, new Map([['apples_few', '{{count}} apples']]), new Set())).toHaveLength(1)
})

test('a key that English has not is not measured', () => {
  expect(untranslated(english, new Map([['other', 'Fruit']]), new Set())).toEqual([])
})
