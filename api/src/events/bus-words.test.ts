import { expect, test } from 'vitest'
import { wordsOf } from './bus-words.ts'

test.each([
  [[], []],
  [['a'], ['a']],
  [['a', 'b', 'c'], ['a,b,c']],
  [
    ['aaaa', 'bbb', 'cc', 'd'],
    ['aaaa,bbb', 'cc,d'],
  ],
  [
    ['aaaaaaaa', 'b'],
    ['aaaaaaaa', 'b'],
  ],
])('%j are sent as %j', (ids, words) => {
  expect(wordsOf(ids, 8)).toEqual(words)
})

test('no payload is longer than NOTIFY allows, and every id is sent', () => {
  const ids = Array.from({ length: 4_000 }, (_, i) => `a-member-with-id-${i}`)
  const words = wordsOf(ids)
  expect(words.every((word) => word.length < 8_000)).toBe(true)
  expect(words.flatMap((word) => word.split(','))).toEqual(ids)
})
