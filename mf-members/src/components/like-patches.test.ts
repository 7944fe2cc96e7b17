import type { AnswerOf, getMember, Likes, Matches } from 'contracts'
import { expect, test } from 'vitest'
import {
  cardsAfter,
  likesAfter,
  matchesAfter,
  profileAfter,
  restored,
  suggestionsAfter,
} from './like-patches.ts'

const ann = { id: 'a', name: 'Ann', main_image: null }
const bea = { id: 'b', name: 'Bea', main_image: null }
const monday = '2026-03-02T10:00:00.000Z'
const tuesday = '2026-03-03T10:00:00.000Z'
const likes: Likes = { profiles: [{ ...ann, liked_at: monday }], liked_by: [] }
const matches: Matches = { matches: [{ ...ann, matched_at: monday }] }

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

test.each([
  [bea, true, ['b', 'a']],
  [ann, true, ['a']],
  [ann, false, []],
  [bea, false, ['a']],
])('the likes after %j: liked %j', (profile, liked, left) => {
  expect(ids(likesAfter(likes, { profile, liked, at: tuesday }).profiles)).toEqual(left)
})

test.each([
  [bea, true, true, ['b', 'a']],
  [bea, true, false, ['a']],
  [ann, true, true, ['a']],
  [ann, false, false, []],
])('the matches after %j: liked %j, matched %j', (profile, liked, isMatch, left) => {
  expect(ids(matchesAfter(matches, { profile, liked, isMatch, at: tuesday }).matches)).toEqual(left)
})

test('what is undone finds its place by its time', () => {
  const early = { ...ann, liked_at: monday }
  const late = { ...bea, liked_at: tuesday }
  expect(restored([late], 'a', early, 'liked_at')).toEqual([late, early])
  expect(restored([early], 'b', late, 'liked_at')).toEqual([late, early])
  expect(restored([late, early], 'b', undefined, 'liked_at')).toEqual([early])
})

test('a card says whether its member is liked, in whichever list it stands', () => {
  const cards = [
    { id: 'a', liked: false },
    { id: 'b', liked: false },
  ]
  const after = cardsAfter({ profiles: cards, page: 2 }, { id: 'b', liked: true })
  expect(after).toEqual({ profiles: [cards[0], { id: 'b', liked: true }], page: 2 })
  const card = { ...ann, region: null, last_active: null, is_new: false, photo_count: 0, liked: false }
  const suggested = { suggestions: [{ profile: card, reasons: [], interests: [] }] }
  expect(suggestionsAfter(suggested, { id: 'a', liked: true }).suggestions[0]?.profile.liked).toBe(true)
})

test.each([
  ['a', true, true, { liked: true, matched: true }],
  ['a', true, false, { liked: true, matched: false }],
  ['a', false, true, { liked: false, matched: false }],
  ['b', true, true, { liked: false, matched: false }],
])('§4: the profile of Ann after %s is liked %j, who likes back %j: %j', (id, liked, likes_me, after) => {
  const relation = { liked: false, likes_me, matched: false }
  const answer = { profile: { ...ann, relation } } as unknown as AnswerOf<typeof getMember>
  expect(profileAfter(answer, { id, liked }).profile.relation).toEqual({ likes_me, ...after })
})
