import { expect, test } from 'vitest'
import {
  likesWithoutBlocked,
  withLikeEnded,
  withLikeGiven,
  withLikeReceived,
  withLikeSeen,
  withMatch,
  withoutMatch,
} from './like-events.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString()
const liked = (id: string, minute: number) => ({ id, name: id, main_image: null, liked_at: at(minute) })
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

const likes = {
  profiles: [liked('a', 9), liked('b', 1)],
  liked_by: [
    { ...liked('c', 8), like_new: true },
    { ...liked('d', 2), like_new: true },
    { ...liked('a', 9), like_new: false },
    { ...liked('e', 3), like_new: false },
  ],
}

test('§4: a like given or received comes first, once', () => {
  const given = withLikeGiven(likes, { kind: 'like_given', profile: liked('b', 10) })
  expect(ids(given.profiles)).toBe('ba')
  const received = withLikeReceived(likes, { kind: 'like_received', profile: liked('f', 10) })
  expect(ids(received.liked_by)).toBe('fcdae')
  expect(received.liked_by[0]).toMatchObject({ id: 'f', like_new: true })
})

test('§4: a like that was seen takes its place among those that were', () => {
  const seen = withLikeSeen(likes, { kind: 'like_seen', profile: 'c' })
  expect(ids(seen.liked_by)).toBe('dace')
  expect(seen.liked_by.map(({ like_new }) => like_new)).toEqual([true, false, false, false])
})

test('a like ends in the list in which it stands, a block in both', () => {
  const given = withLikeEnded(likes, { kind: 'like_ended', way: 'given', profile: 'a' })
  expect([ids(given.profiles), ids(given.liked_by)]).toEqual(['b', 'cdae'])
  const received = withLikeEnded(likes, { kind: 'like_ended', way: 'received', profile: 'a' })
  expect([ids(received.profiles), ids(received.liked_by)]).toEqual(['ab', 'cde'])
  const blocked = likesWithoutBlocked(likes, { kind: 'blocked', profile: 'a' })
  expect([ids(blocked.profiles), ids(blocked.liked_by)]).toEqual(['b', 'cde'])
})

test('a match comes first, and goes with the like or by a block', () => {
  const one = { id: 'a', name: 'a', main_image: null, matched_at: at(1) }
  const two = { ...one, id: 'b', matched_at: at(2) }
  const both = withMatch({ matches: [one] }, { kind: 'match', profile: two })
  expect(ids(both.matches)).toBe('ba')
  expect(ids(withMatch(both, { kind: 'match', profile: two }).matches)).toBe('ba')
  expect(ids(withoutMatch(both, { profile: 'b' }).matches)).toBe('a')
})
