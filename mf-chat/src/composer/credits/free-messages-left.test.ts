import { expect, test } from 'vitest'
import { freeMessagesLeft } from './free-messages-left.ts'

test.each([
  [{ price: 5, left: 15, hasBought: false }, 3],
  [{ price: 5, left: 9, hasBought: false }, 1],
  [{ price: 5, left: 4, hasBought: false }, 0],
  [{ price: 5, left: 15, hasBought: true }, 0],
  [{ price: 0, left: 15, hasBought: false }, 0],
])('§1: with %j, %i free messages are left', (means, free) => {
  expect(freeMessagesLeft(means)).toBe(free)
})
