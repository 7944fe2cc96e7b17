import { expect, test } from 'vitest'
import { untranslated } from './untranslated.ts'

const english = new Map([
  ['title', 'Fruit'],
  ['chat', 'Fruit-Chat, {{count}} new'],
  ['count', '{{count}} / {{all}}'],
  ['apples_other', '{{count}} apples'],
])

test('finds a text that is the same as in English', () => {
  expect(untranslated(english, new Map([['title', 'Fruit']]), new Set())).toEqual([
    { key: 'title', message: expect.stringMatching(/“Fruit” .* list fruit in alike\.json/) },
  ])
  expect(untranslated(english, new Map([['title', 'Obst']]), new Set())).toEqual([])
})

test('accepts a text without letters', () => {
  expect(untranslated(english, new Map([['count', '{{count}} / {{all}}']]), new Set())).toEqual([])
})

test('accepts a text whose words are all alike', () => {
  const words = new Map([['chat', 'Fruit-Chat, {{count}} new']])
  expect(untranslated(english, words, new Set(['fruit-chat', 'new']))).toEqual([])
  expect(untranslated(english, words, new Set(['fruit-chat']))).toHaveLength(1)
})

test('compares a form that English lacks with its `other` form', () => {
  expect(untranslated(english, new Map([['apples_few', '{{count}} apples']]), new Set())).toHaveLength(1)
})

test('ignores a key that English lacks', () => {
  expect(untranslated(english, new Map([['other', 'Fruit']]), new Set())).toEqual([])
})
