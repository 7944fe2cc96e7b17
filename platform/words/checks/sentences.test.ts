import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('name bundle, language, key and what to do, once for all languages of which it is true', () => {
  const title = { key: 'title', says: 'is missing: translate “Fruit”.' }
  const close = { key: 'close', says: 'has no text: write one, or remove the key.' }
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
