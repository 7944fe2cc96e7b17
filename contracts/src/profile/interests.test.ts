import { expect, test } from 'vitest'
import { interestGroups, interests } from './interests.ts'

test('§3: every interest is in exactly one group', () => {
  expect(Object.values(interestGroups).flat().toSorted()).toEqual(interests.toSorted())
})

test('§3: there are fifty interests, each once, in order', () => {
  expect(interests).toHaveLength(50)
  expect([...new Set(interests)].toSorted()).toEqual(interests)
})
