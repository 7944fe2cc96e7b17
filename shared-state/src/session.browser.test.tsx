import { getChats, getInterests, getUser, type User } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './api/call.ts'
import { freeMember, startTestState, stateOf } from './fixture-state.ts'
import { endpointQuery, queryClient } from './query.ts'
import { currentRole, currentSettings, currentUser, enter, leave } from './session.ts'
import { createState, startState } from './state/create-state.ts'
import { useStore } from './store/store.ts'

const server = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', server))
afterEach(() => {
  vi.unstubAllGlobals()
  server.mockReset()
})

const premium: User = { ...freeMember, role: 'premium', paid_user: true }
const chats = { chats: [] }
const chatsKey = endpointQuery(getChats).queryKey
const userKey = endpointQuery(getUser).queryKey

test('the page starts from the state in the HTML, without a request', () => {
  startTestState({ ...stateOf(freeMember), chats })
  expect(currentUser()).toEqual(freeMember)
  expect(currentRole()).toBe('free')
  expect(currentSettings().name).toBe('Test')
  expect(queryClient.getQueryData(chatsKey)).toEqual(chats)
  expect(server).not.toHaveBeenCalled()
})

test('a page without state has no user and no brand', () => {
  startState(createState())
  expect(currentUser()).toBeNull()
  expect(currentRole()).toBe('visitor')
  expect(currentSettings).toThrow('carries no state')
})

test('§4: after a login the role changes, and what the visitor saw is stale', () => {
  startTestState(stateOf(null))
  queryClient.setQueryData(endpointQuery(getInterests).queryKey, { interests: ['beer'] })
  expect(currentRole()).toBe('visitor')
  enter(freeMember)
  expect(currentUser()).toEqual(freeMember)
  expect(currentRole()).toBe('free')
  expect(queryClient.getQueryState(endpointQuery(getInterests).queryKey)?.isInvalidated).toBe(true)
})

test('§4: the first purchase makes a member premium and ends the time bonus', () => {
  startTestState(stateOf(freeMember))
  useStore.getState().startCountdown(60)
  queryClient.setQueryData(userKey, { user: premium })
  expect(currentRole()).toBe('premium')
  expect(useStore.getState().countdown).toBeNull()
})

test('after a logout nothing that the member saw is left', () => {
  startTestState({ ...stateOf(freeMember), chats })
  useStore.getState().openOverlay('match')
  leave()
  expect(currentUser()).toBeNull()
  expect(currentRole()).toBe('visitor')
  expect(queryClient.getQueryData(chatsKey)).toBeUndefined()
  expect(useStore.getState().overlays).toEqual([])
  expect(currentSettings().name).toBe('Test')
})

test('a response on its way at the logout does not bring the user back', async () => {
  startTestState(stateOf(freeMember))
  const answer = Promise.withResolvers<Response>()
  server.mockReturnValue(answer.promise)
  const asked = queryClient.prefetchQuery({ ...endpointQuery(getUser), staleTime: 0 })
  await expect.poll(() => server.mock.calls.length).toBe(1)
  leave()
  answer.resolve(new Response(JSON.stringify({ user: freeMember })))
  await asked
  expect(currentUser()).toBeNull()
  expect(currentRole()).toBe('visitor')
})

test('§8: a response that requires a login ends the session', async () => {
  startTestState(stateOf(freeMember))
  const error = { code: 'authentication_required', message: '' }
  server.mockResolvedValue(
    new Response(JSON.stringify({ error, data: { authentication_required: true } }), { status: 403 }),
  )
  await expect(call(getChats)).rejects.toMatchObject({ status: 403 })
  expect(currentRole()).toBe('visitor')
})

test('a user response without a user ends the session', () => {
  startTestState({ ...stateOf(freeMember), chats })
  queryClient.setQueryData(userKey, { user: null })
  expect(currentRole()).toBe('visitor')
  expect(queryClient.getQueryData(chatsKey)).toBeUndefined()
})
