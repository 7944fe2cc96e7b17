import { expect, test } from 'vitest'
import { freeMessagesFor, freeMessagesLeft } from './free-messages-left.ts'

test.each([
  [{ price: 5, left: 15, hasBought: false }, 3],
  [{ price: 5, left: 9, hasBought: false }, 1],
  [{ price: 5, left: 4, hasBought: false }, 0],
  [{ price: 5, left: 15, hasBought: true }, 0],
  [{ price: 0, left: 15, hasBought: false }, 0],
])('§1: with %j, %i free messages are left', (means, free) => {
  expect(freeMessagesLeft(means)).toBe(free)
})

test.each([
  [10, { price: 5, left: 15, hasBought: false }, 2],
  [10, { price: 5, left: 14, hasBought: false }, 2],
  [10, { price: 5, left: 5, hasBought: false }, 2],
  [3, { price: 5, left: 9, hasBought: false }, 0],
  [10, { price: 5, left: 4, hasBought: false }, 0],
  [10, { price: 5, left: 15, hasBought: true }, 0],
])('§1: %i credits of %j take %i free messages', (credits, means, used) => {
  expect(freeMessagesFor(credits, means)).toBe(used)
})
