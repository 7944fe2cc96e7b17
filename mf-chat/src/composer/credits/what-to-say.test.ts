import { expect, test } from 'vitest'
import { whatToSay } from './what-to-say.ts'

const newMember = { price: 5, left: 15, hasBought: false, isWriting: false }
const buyer = { price: 5, left: 240, hasBought: true, isWriting: false }

test('§1 a new member reads of free messages until they are used, and then of the price', () => {
  expect(whatToSay(newMember)).toBe('free')
  expect(whatToSay({ ...newMember, left: 5, isWriting: true })).toBe('free')
  expect(whatToSay({ ...newMember, left: 4 })).toBe('price')
})

test('§1 a member who has bought credits reads the price while writing, or when few are left', () => {
  expect(whatToSay(buyer)).toBeNull()
  expect(whatToSay({ ...buyer, isWriting: true })).toBe('price')
  expect(whatToSay({ ...buyer, left: 50 })).toBeNull()
  expect(whatToSay({ ...buyer, left: 49 })).toBe('price')
})

test('where messages cost nothing, there is nothing to say', () => {
  expect(whatToSay({ ...newMember, price: 0 })).toBeNull()
})
