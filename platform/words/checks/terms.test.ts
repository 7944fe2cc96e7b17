import { expect, test } from 'vitest'
import { terms } from './terms.ts'

const english = new Map([
  ['basket', 'Your shopping basket is empty'],
  ['items_other', '{{count}} baskets'],
  ['placeholder', 'In {{basket}}'],
])
const named = { basket: ['warenk'], 'shopping basket': ['waren leer', 'korb'] }

test('finds a text that calls something by another name, plurals included', () => {
  const words = new Map([
    ['basket', 'Deine Tasche ist leer'],
    ['items_few', '{{count}} Taschen'],
  ])
  expect(terms(english, words, named)).toEqual([
    {
      key: 'basket',
      message:
        'says “Deine Tasche ist leer” for “Your shopping basket is empty”, without “warenk”: use the glossary’s word for “basket”, or list another in terms.json.',
    },
    { key: 'basket', message: expect.stringContaining('without “waren leer” or “korb”') },
    { key: 'items_few', message: expect.stringContaining('without “warenk”') },
  ])
})

test('accepts inflected and compound words, in any order, and leaves placeholders aside', () => {
  const words = new Map([
    ['basket', 'Leer sind deine Warenkörbe'],
    ['items_other', '{{count}} Warenkörbe'],
    ['placeholder', 'In {{basket}}'],
    ['unknown', 'A key that English lacks is for another check.'],
  ])
  expect(terms(english, words, named)).toEqual([])
})
