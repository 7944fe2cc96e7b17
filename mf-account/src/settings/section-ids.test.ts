import { expect, test } from 'vitest'
import { addressOf, sectionIds, sectionOf } from './section-ids.ts'

test('§2: each section has an address, which leads to it', () => {
  for (const id of sectionIds) {
    if (id !== 'location') expect(sectionOf(addressOf(id))).toBe(id)
  }
  expect(addressOf('location')).toBe('/profile#location')
})

test.each(['', '#', '#nonsense', 'email'])('no section belongs to %j', (hash) => {
  expect(sectionOf(hash)).toBe(null)
})
