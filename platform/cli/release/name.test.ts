import { expect, test } from 'vitest'
import { chooseName } from './name.ts'

const names = ['shell', 'mf-cart', 'mf-search', 'old-search', 'cart-old']

test('a bundle is named whole, or by its end', () => {
  expect(chooseName(names, 'mf-cart')).toBe('mf-cart')
  expect(chooseName(names, 'cart')).toBe('mf-cart')
  expect(chooseName([...names, 'cart'], 'cart')).toBe('cart')
})

test('a name that nothing or more than one thing has is not understood', () => {
  expect(() => chooseName(names, 'car')).toThrow(`There is no bundle 'car'. There are: shell, mf-cart,`)
  expect(() => chooseName(names, 'search')).toThrow(`'search' can be mf-search or old-search.`)
})
