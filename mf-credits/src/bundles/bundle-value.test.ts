import { expect, test } from 'vitest'
import { bundleValue } from './bundle-value.ts'

test.each([
  ['§1: credits buy whole messages', 150, 2_190, 5, { messages: 30, messagePrice: 73 }],
  ['a rest of credits buys none', 14, 500, 5, { messages: 2, messagePrice: 250 }],
  ['too few credits for a message', 4, 500, 5, null],
  ['messages that cost nothing have no price', 150, 2_190, 0, null],
])('%s', (_, credits, price, messageCredits, value) => {
  expect(bundleValue({ credits, price }, messageCredits)).toEqual(value)
})
