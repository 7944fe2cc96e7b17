import { expect, test } from 'vitest'
import { addressOf, isOnProfile, sectionIds, sectionOf } from './section-ids.ts'

test('§2: each section has an address, which leads to it', () => {
  for (const id of sectionIds) {
    if (!isOnProfile(id)) expect(sectionOf(addressOf(id))).toBe(id)
  }
  expect(addressOf('location')).toBe('/profile#location')
  expect(addressOf('meet')).toBe('/profile#meet')
})

test.each(['', '#', '#nonsense', 'email'])('no section belongs to %j', (hash) => {
  expect(sectionOf(hash)).toBe(null)
})
