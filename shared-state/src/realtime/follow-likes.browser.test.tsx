import type { UserEvent, UserEventOf } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { onNewMatches, openMatch, shareMatches } from '../matches/matches.ts'
import { openOverlay } from '../overlays/overlays.ts'
import { useStore } from '../state/store.ts'
import { tellTabs } from '../store/tabs.ts'
import { followLikes } from './follow-likes.ts'

// Its own, since tests in other frames share the channel of the matches.
const ann = { id: crypto.randomUUID(), name: 'Ann', main_image: null }
const match: UserEventOf<'match'> = {
  kind: 'match',
  profile: { ...ann, matched_at: '2026-03-01T12:00:00.000Z', has_conversation: false },
}
const overlays = () => useStore.getState().overlays.map(({ name }) => name)

let stop = () => {}
let told: string[][] = []
const isFocused = vi.spyOn(document, 'hasFocus')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  isFocused.mockReturnValue(true)
  startTestState()
  told = []
  const stops = [shareMatches(), onNewMatches((profiles) => told.push(profiles.map(({ id }) => id)))]
  stop = () => {
    for (const one of stops) one()
  }
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTime(1_500)

test('§2: a match that the other one makes is told once, without covering the page', () => {
  followLikes(match)
  followLikes(match)
  settle()
  followLikes(match)
  settle()
  expect(told).toEqual([[ann.id]])
  expect(overlays()).toEqual([])
})

test('several that come together are told together', () => {
  followLikes(match)
  vi.advanceTimersByTime(1_000)
  followLikes({ ...match, profile: { ...match.profile, id: 'b' } })
  settle()
  expect(told).toEqual([[ann.id, 'b']])
})

test('a match of an own like opens the pop-up, and nothing else tells of it', () => {
  followLikes(match)
  openMatch(ann)
  settle()
  expect(overlays()).toEqual(['match'])
  expect(told).toEqual([])
})

test('a match waits until the user turns to the tab', () => {
  isFocused.mockReturnValue(false)
  followLikes(match)
  settle()
  expect(told).toEqual([])
  isFocused.mockReturnValue(true)
  dispatchEvent(new Event('focus'))
  settle()
  expect(told).toEqual([[ann.id]])
})

test('a match that another tab has told of is not told in this one', async () => {
  isFocused.mockReturnValue(false)
  followLikes(match)
  tellTabs('matches', ann.id)
  await vi.waitFor(() => expect(useStore.getState().waitingMatches).toEqual([]))
  isFocused.mockReturnValue(true)
  dispatchEvent(new Event('focus'))
  settle()
  expect(told).toEqual([])
})

test.each<UserEvent>([
  { kind: 'blocked', profile: ann.id },
  { kind: 'like_ended', way: 'received', profile: ann.id },
])('the overlays about a member close on %j', (event) => {
  openMatch(ann)
  openOverlay('like', ann)
  expect(overlays()).toEqual(['match', 'like'])
  followLikes(event)
  expect(overlays()).toEqual([])
})

test('overlays about other members stay open', () => {
  openOverlay('like', ann)
  followLikes({ kind: 'blocked', profile: 'b' })
  expect(overlays()).toEqual(['like'])
})
