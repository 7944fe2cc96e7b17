import { expect, test } from 'vitest'
import { interestGroups, interests, interestsAtFirstSight, intimateLast } from './interests.ts'

test('§3: every interest is in exactly one group', () => {
  expect(Object.values(interestGroups).flat().toSorted()).toEqual(interests.toSorted())
})

test('§3: there are fifty interests, each once, in order', () => {
  expect(interests).toHaveLength(50)
  expect([...new Set(interests)].toSorted()).toEqual(interests)
})

test('intimate interests come last, and at first sight only for a viewer who has chosen any', () => {
  const list = ['threesome', 'wine', 'kissing', 'art'] as const
  expect(intimateLast(list)).toEqual(['wine', 'art', 'threesome', 'kissing'])
  expect(interestsAtFirstSight(list, ['massages'])).toEqual(['wine', 'art', 'threesome', 'kissing'])
  expect(interestsAtFirstSight(list, ['wine'])).toEqual(['wine', 'art'])
})
