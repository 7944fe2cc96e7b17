import type { AnswerOf, findMatches, MemberCard, searchMembers } from 'contracts'
import { expect, test } from 'vitest'
import { cardsWithout, foundWithout, suggestionsWithout } from './block-patches.ts'

const card = (id: string) => ({ id }) as MemberCard
const found = (is_capped: boolean) =>
  ({ profiles: [card('a'), card('b')], numResults: 50, is_capped }) as AnswerOf<typeof searchMembers>

test.each([
  [false, 'a', ['b'], 49],
  [false, 'z', ['a', 'b'], 50],
  [true, 'a', ['b'], 50],
])('§6: a search, capped %j, without %s has %j', (isCapped, id, left, count) => {
  const after = foundWithout(found(isCapped), id)
  expect(after.profiles.map((profile) => profile.id)).toEqual(left)
  expect(after.numResults).toBe(count)
})

test('§6: neither the swipe game nor the suggestions show whom the user blocked', () => {
  expect(cardsWithout({ profiles: [card('a'), card('b')], left_today: 3 }, 'a')).toEqual({
    profiles: [card('b')],
    left_today: 3,
  })
  const suggestions = [{ profile: card('a') }, { profile: card('b') }] as AnswerOf<
    typeof findMatches
  >['suggestions']
  expect(suggestionsWithout({ suggestions }, 'b')).toEqual({ suggestions: [suggestions[0]] })
})
