import { expect, test } from 'vitest'
import {
  restoreLikes,
  restoreMatches,
  withConversation,
  withLikeComment,
  withLikeEnded,
  withLikeGiven,
  withLikeReceived,
  withLikeSeen,
  withMatch,
  withoutLikesOf,
  withoutMatch,
} from './likes-patches.ts'

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

test('§4: a new like comes first and is in its list once', () => {
  const given = withLikeGiven(likes, { kind: 'like_given', profile: liked('b', 10) })
  expect(ids(given.profiles)).toBe('ba')
  const received = withLikeReceived(likes, { kind: 'like_received', profile: liked('f', 10) })
  expect(ids(received.liked_by)).toBe('fcdae')
  expect(received.liked_by[0]).toMatchObject({ id: 'f', like_new: true })
})

test('§4: a like that was seen moves among the seen ones, by its time', () => {
  const seen = withLikeSeen(likes, { kind: 'like_seen', profile: 'c' })
  expect(ids(seen.liked_by)).toBe('dace')
  expect(seen.liked_by.map(({ like_new }) => like_new)).toEqual([true, false, false, false])
})

test('a comment stands at the like that it is on, until it goes', () => {
  const event = { kind: 'like_comment', way: 'received', profile: { id: 'a' }, comment: 'Hi' } as const
  const texts = ({ profiles, liked_by }: ReturnType<typeof withLikeComment>) =>
    [profiles, liked_by].map((list) => list.map((like) => like.comment ?? '').join())
  const received = withLikeComment(likes, event)
  expect(texts(received)).toEqual([',', ',,Hi,'])
  expect(texts(withLikeComment(likes, { ...event, way: 'given' }))).toEqual(['Hi,', ',,,'])
  expect(texts(withLikeComment(received, { ...event, comment: null }))).toEqual([',', ',,,'])
})

test('a like that ends leaves its own list, a block both', () => {
  const given = withLikeEnded(likes, { kind: 'like_ended', way: 'given', profile: 'a' })
  expect([ids(given.profiles), ids(given.liked_by)]).toEqual(['b', 'cdae'])
  const received = withLikeEnded(likes, { kind: 'like_ended', way: 'received', profile: 'a' })
  expect([ids(received.profiles), ids(received.liked_by)]).toEqual(['ab', 'cde'])
  const blocked = withoutLikesOf(likes, { kind: 'blocked', profile: 'a' })
  expect([ids(blocked.profiles), ids(blocked.liked_by)]).toEqual(['b', 'cde'])
})

test('a new match comes first, and disappears with the like', () => {
  const one = { id: 'a', name: 'a', main_image: null, matched_at: at(1), has_conversation: false }
  const two = { ...one, id: 'b', matched_at: at(2) }
  const both = withMatch({ matches: [one] }, { kind: 'match', profile: two })
  expect(ids(both.matches)).toBe('ba')
  expect(ids(withMatch(both, { kind: 'match', profile: two }).matches)).toBe('ba')
  const talking = withMatch(
    { matches: [{ ...one, has_conversation: true }] },
    { kind: 'match', profile: one },
  )
  expect(talking.matches).toEqual([{ ...one, has_conversation: true }])
  expect(ids(withoutMatch(both, { kind: 'blocked', profile: 'b' }).matches)).toBe('a')
})

test('undo puts the entry back where it was, or takes it out again', () => {
  const ended = withLikeEnded(likes, { kind: 'like_ended', way: 'given', profile: 'b' })
  const meanwhile = withLikeGiven(ended, { kind: 'like_given', profile: liked('z', 20) })
  expect(ids(restoreLikes(meanwhile, likes, 'b').profiles)).toBe('zab')
  const given = withLikeGiven(likes, { kind: 'like_given', profile: liked('z', 20) })
  expect(restoreLikes(given, likes, 'z')).toEqual(likes)
  const seen = withLikeSeen(likes, { kind: 'like_seen', profile: 'c' })
  expect(restoreLikes(seen, likes, 'c')).toEqual(likes)
})

test('undo puts a match back where it was', () => {
  const match = (id: string, minute: number) => ({
    id,
    name: id,
    main_image: null,
    matched_at: at(minute),
    has_conversation: false,
  })
  const before = { matches: [match('b', 2), match('a', 1)] }
  const ended = withoutMatch(before, { kind: 'like_ended', way: 'given', profile: 'a' })
  const meanwhile = withMatch(ended, { kind: 'match', profile: match('z', 9) })
  expect(ids(restoreMatches(meanwhile, before, 'a').matches)).toBe('zba')
})

test('a message marks the match as one with a conversation', () => {
  const match = (id: string) => ({
    id,
    name: id,
    main_image: null,
    matched_at: at(1),
    has_conversation: false,
  })
  const chat = {
    conversation: { id: 'c1' },
    profile: { id: 'a', name: 'a', main_image: null },
    last_active: null,
    num_unread_messages: 0,
    last_message: null,
  }
  const message = {
    id: 'message-1',
    sequence: 1,
    from: 'a',
    sent_at: at(1),
    content: { kind: 'text', text: 'Hi' },
  } as const
  const { matches } = withConversation(
    { matches: [match('a'), match('b')] },
    { kind: 'message', chat, message },
  )
  expect(matches.map(({ has_conversation }) => has_conversation)).toEqual([true, false])
})
