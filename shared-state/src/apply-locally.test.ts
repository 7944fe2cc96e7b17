import {
  getChat,
  getChats,
  getLikes,
  getMember,
  getRegions,
  getSwipe,
  searchMembers,
  type UserEvent,
} from 'contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyLocally, invalidateMembers } from './apply-locally.ts'
import { chatsQuery } from './chat/chats.ts'
import { startTestState } from './fixture-state.ts'
import { endpointQuery, queryClient } from './query.ts'

const likes = endpointQuery(getLikes).queryKey
const women = endpointQuery(searchMembers, { query: { gender: 'female' } }).queryKey
const anyone = endpointQuery(searchMembers, { query: {} }).queryKey
const deck = endpointQuery(getSwipe, { query: { zone: 'Europe/Amsterdam' } }).queryKey
const ann = endpointQuery(getMember, { query: { id: 'a' } }).queryKey
const bea = endpointQuery(getMember, { query: { id: 'b' } }).queryKey
const withAnn = endpointQuery(getChat, { query: { profile: 'a' } }).queryKey
const regions = endpointQuery(getRegions).queryKey

const liked = (id: string, minute: number) => ({
  id,
  name: id,
  main_image: null,
  liked_at: new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString(),
})
const given = (id: string, minute = 30): UserEvent => ({ kind: 'like_given', profile: liked(id, minute) })

beforeEach(() => {
  startTestState()
  const cards = (...ids: string[]) => ({ profiles: ids.map((id) => ({ id, liked: false })), numResults: 9 })
  queryClient.setQueryData(likes, { profiles: [liked('x', 9), liked('y', 1)], liked_by: [] })
  queryClient.setQueryData(women, cards('a', 'b') as never)
  queryClient.setQueryData(anyone, cards('c', 'a') as never)
  queryClient.setQueryData(deck, cards('a') as never)
  for (const [key, id] of [
    [ann, 'a'],
    [bea, 'b'],
  ] as const)
    queryClient.setQueryData(key, { profile: { id, relation: { liked: false, likes_me: true } } } as never)
  queryClient.setQueryData(withAnn, { profile: { id: 'a' } } as never)
  queryClient.setQueryData(regions, {} as never)
})

const all = () => [likes, women, anyone, deck, ann, bea, regions].map((key) => queryClient.getQueryData(key))
const likedIn = (key: readonly unknown[]) =>
  queryClient
    .getQueryData<{ profiles: { id: string; liked: boolean }[] }>(key)
    ?.profiles.flatMap(({ id, liked }) => (liked ? id : []))
const likedIds = () => queryClient.getQueryData(likes)?.profiles.map(({ id }) => id)

test('a like fills the heart on every page of results, in the deck and on the profile', () => {
  applyLocally(given('a'))
  expect([women, anyone, deck].map(likedIn)).toEqual([['a'], ['a'], ['a']])
  expect(queryClient.getQueryData(ann)?.profile.relation).toMatchObject({ liked: true, matched: true })
  expect(queryClient.getQueryData(bea)?.profile.relation).toMatchObject({ liked: false })
  expect(likedIds()).toEqual(['a', 'x', 'y'])
})

test('undo leaves everything as it was', () => {
  const before = all()
  applyLocally(given('a'))()
  expect(all()).toEqual(before)
})

test('undo takes back its own event and keeps those that came after it', () => {
  const undo = applyLocally({ kind: 'like_ended', way: 'given', profile: 'y' })
  const undoLike = applyLocally(given('a'))
  applyLocally(given('b', 40))
  undo()
  undoLike()
  expect(likedIds()).toEqual(['b', 'x', 'y'])
  expect([women, anyone].map(likedIn)).toEqual([['b'], []])
})

test('an answer that an event does not concern stays the same object, as old as it was', () => {
  const updatedAt = () => queryClient.getQueryState(women)?.dataUpdatedAt
  const [before, time] = [all(), updatedAt()]
  applyLocally({ kind: 'like_seen', profile: 'z' })
  all().forEach((data, index) => {
    expect(data).toBe(before[index])
  })
  applyLocally(given('a'))
  expect(updatedAt()).toBe(time)
})

test('§6: a blocked member disappears from every list, and their profile from the cache', () => {
  applyLocally({ kind: 'blocked', profile: 'a' })
  expect(queryClient.getQueryData(women)?.profiles.map(({ id }) => id)).toEqual(['b'])
  expect(queryClient.getQueryData(deck)?.profiles).toEqual([])
  expect(queryClient.getQueryData(ann)).toBeUndefined()
  expect(queryClient.getQueryData(bea)).toBeDefined()
  expect(queryClient.getQueryData(regions)).toBeDefined()
})

test('§6: the conversation with a blocked member is forgotten, and no other', () => {
  const chats = ['a', 'b'].map((profile) => endpointQuery(getChat, { query: { profile } }).queryKey)
  chats.forEach((key, index) => {
    queryClient.setQueryData(key, { profile: { id: index === 0 ? 'a' : 'b' }, messages: [] } as never)
  })
  applyLocally({ kind: 'blocked', profile: 'a' })
  expect(chats.map((key) => queryClient.getQueryData(key) !== undefined)).toEqual([false, true])
})

test('§6: a page that shows the blocked profile asks for it again', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  applyLocally({ kind: 'blocked', profile: 'a' })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ann })
})

test('after an unblock, every read that shows members is stale, and the conversations load again', async () => {
  const fetched: unknown[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return new Response('{"chats":[]}')
  })
  invalidateMembers()
  await vi.waitFor(() => expect(queryClient.getQueryData(chatsQuery.queryKey)).toEqual({ chats: [] }))
  expect(fetched).toEqual([getChats.path])
  vi.unstubAllGlobals()
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect([women, deck, ann, withAnn, likes, regions].map(isStale)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
