import { afterEach, expect, test } from 'vitest'
import { freeMember, startTestState } from '../fixture-state.ts'
import { useStore } from '../state/store.ts'
import { readLastChat } from '../store/last-chat-slice.ts'
import { rememberChat } from './last-chat.ts'

afterEach(() => localStorage.clear())

test('§3: the conversation opened last outlives a reload, under the member who opened it', () => {
  startTestState({ user: freeMember })
  rememberChat('m1')
  expect(readLastChat()).toEqual({ member: freeMember.id, profile: 'm1', opened_at: expect.any(String) })
  expect(useStore.getState().lastChat).toEqual(readLastChat())
})

test('a logout forgets it, and a visitor opens none', () => {
  startTestState({ user: freeMember })
  rememberChat('m1')
  useStore.getState().signOut()
  expect(readLastChat()).toBeNull()
  startTestState()
  rememberChat('m2')
  expect(readLastChat()).toBeNull()
})
