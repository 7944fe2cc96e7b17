import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('names bundle, languages, key and what to do, once for all languages concerned', () => {
  const title = { key: 'title', message: 'is missing: translate “Fruit”.' }
  const close = { key: 'close', message: 'has no text: write one, or remove the key.' }
  expect(
    sentences('shop', [
      ['da', [title]],
      ['de', []],
      ['fi', [title, close]],
    ]),
  ).toEqual([
    "shop, da fi: 'title' is missing: translate “Fruit”.",
    "shop, fi: 'close' has no text: write one, or remove the key.",
  ])
})
