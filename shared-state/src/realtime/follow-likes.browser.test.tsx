import type { UserEvent } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { shareMatches } from '../matches/matches.ts'
import { openOverlay } from '../overlays/overlays.ts'
import { useStore } from '../state/store.ts'
import { tellTabs } from '../store/tabs.ts'
import { followLikes } from './follow-likes.ts'

// Its own, since tests in other frames share the channel of the matches.
const ann = { id: crypto.randomUUID(), name: 'Ann', main_image: null }
const match: UserEvent = {
  kind: 'match',
  profile: { ...ann, matched_at: '2026-03-01T12:00:00.000Z', has_conversation: false },
}
const overlays = () => useStore.getState().overlays.map(({ name }) => name)

let stop = () => {}
const isFocused = vi.spyOn(document, 'hasFocus')

beforeEach(() => {
  isFocused.mockReturnValue(true)
  startTestState()
  stop = shareMatches()
})
afterEach(() => stop())

test('§2: a match opens the pop-up once', () => {
  followLikes(match)
  followLikes(match)
  expect(useStore.getState().matches.map(({ id }) => id)).toEqual([ann.id])
  expect(overlays()).toEqual(['match'])
})

test('a match waits until the user turns to the tab', () => {
  isFocused.mockReturnValue(false)
  followLikes(match)
  expect(overlays()).toEqual([])
  isFocused.mockReturnValue(true)
  dispatchEvent(new Event('focus'))
  expect(overlays()).toEqual(['match'])
})

test('a match that another tab has shown does not open in this one', async () => {
  isFocused.mockReturnValue(false)
  followLikes(match)
  tellTabs('matches', ann.id)
  await expect.poll(() => useStore.getState().waitingMatches).toEqual([])
  isFocused.mockReturnValue(true)
  dispatchEvent(new Event('focus'))
  expect(overlays()).toEqual([])
})

test.each<UserEvent>([
  { kind: 'blocked', profile: ann.id },
  { kind: 'like_ended', way: 'received', profile: ann.id },
])('the overlays about a member close on %j', (event) => {
  followLikes(match)
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
