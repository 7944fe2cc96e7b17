import type { UserEvent } from 'contracts'
import { beforeEach, expect, test } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { openOverlay } from '../overlays.ts'
import { useStore } from '../store/store.ts'
import { followLikes } from './follow-likes.ts'

const ann = { id: 'a', name: 'Ann', main_image: null }
const match: UserEvent = {
  kind: 'match',
  profile: { ...ann, matched_at: '2026-03-01T12:00:00.000Z', has_conversation: false },
}
const overlays = () => useStore.getState().overlays.map(({ name }) => name)

beforeEach(() => startTestState())

test('§2: a match opens the pop-up once', () => {
  followLikes(match)
  followLikes(match)
  expect(useStore.getState().matches.map(({ id }) => id)).toEqual(['a'])
  expect(overlays()).toEqual(['match'])
})

test.each<UserEvent>([
  { kind: 'blocked', profile: 'a' },
  { kind: 'like_ended', way: 'received', profile: 'a' },
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
