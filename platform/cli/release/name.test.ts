import { expect, test } from 'vitest'
import { chooseName } from './name.ts'

const names = ['shell', 'mf-cart', 'mf-search', 'old-search', 'cart-old']

test('accepts a whole name, or its ending', () => {
  expect(chooseName(names, 'mf-cart')).toBe('mf-cart')
  expect(chooseName(names, 'cart')).toBe('mf-cart')
  expect(chooseName([...names, 'cart'], 'cart')).toBe('cart')
})

test('rejects a name that fits no bundle or more than one', () => {
  expect(() => chooseName(names, 'car')).toThrow(`There is no bundle 'car'. There are: shell, mf-cart,`)
  expect(() => chooseName(names, 'search')).toThrow(`'search' can be mf-search or old-search.`)
})
