import { expect, test } from 'vitest'
import { inPlace } from './in-place.ts'

const entries = (ids: string) =>
  ids.split('').map((id) => ({ profile: { id, name: id, main_image: null }, isNew: false }))

test.each([
  ['abc', 'abc', [], 'abc'],
  ['abc', 'dabc', [], 'dabc'],
  ['abc', 'ac', [], 'ac'],
  ['abc', 'ac', ['b'], 'abc'],
  ['abc', 'bac', ['b'], 'abc'],
  ['abc', '', ['c'], 'c'],
  ['', 'a', [], 'a'],
])('%j, now %j, with %j kept, is read as %j', (before, now, kept, expected) => {
  const read = inPlace(entries(before), entries(now), kept)
  expect(read.map(({ profile }) => profile.id).join('')).toBe(expected)
})
