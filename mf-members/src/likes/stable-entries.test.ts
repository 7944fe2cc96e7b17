import { expect, test } from 'vitest'
import { stableEntries } from './stable-entries.ts'

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
])('the list %j that is now %j, with %j pinned, shows as %j', (before, now, pinned, expected) => {
  const shown = stableEntries(entries(before), entries(now), pinned)
  expect(shown.map(({ profile }) => profile.id).join('')).toBe(expected)
})
