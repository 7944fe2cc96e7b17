import { getChats, getInterests, getUser, type User } from 'contracts'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { freeMember, startTestState, stateOf, timeBonus } from '../fixture-state.ts'
import { createState, startState } from '../page/create-state.ts'
import { endpointQuery, QueryClientProvider, queryClient, useQuery } from '../query.ts'
import { useStore } from '../state/store.ts'
import { tellTabs } from '../store/tabs.ts'
import { currentRole, currentSettings, currentUser, enter, followLogins, leave, useUser } from './session.ts'

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

test('§3: a member’s first search does not begin with what they looked for as a visitor', () => {
  startTestState(stateOf(null), { lastSearch: 'gender=female' })
  enter(freeMember)
  expect(useStore.getState().lastSearch).toBe('')
})

test('§4: the steps after a signup still know what the visitor looked for', () => {
  startTestState(stateOf(null), { lastSearch: 'gender=female' })
  enter({ ...freeMember, signup_step: 0 })
  expect(useStore.getState().lastSearch).toBe('gender=female')
})

test('a visitor’s tab follows a login in another one', async () => {
  startTestState(stateOf(null))
  queryClient.setQueryData(endpointQuery(getInterests).queryKey, { interests: ['beer'] })
  server.mockImplementation(async () => Response.json({ user: freeMember }))
  const stop = followLogins()
  tellTabs('session', 'login')
  await expect.poll(currentRole).toBe('free')
  expect(queryClient.getQueryState(endpointQuery(getInterests).queryKey)?.isInvalidated).toBe(true)
  stop()
})

test('§4: the first purchase makes a member premium and ends the time bonus', () => {
  startTestState(stateOf({ ...freeMember, time_bonus: timeBonus }))
  expect(useStore.getState().countdownEnd).toBeGreaterThan(Date.now())
  queryClient.setQueryData(userKey, { user: premium })
  expect(currentRole()).toBe('premium')
  expect(useStore.getState().countdownEnd).toBeNull()
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

/** A page that a member sees, with a read for members and one for anyone. */
function MembersPage() {
  const user = useUser()
  useQuery(endpointQuery(getChats))
  useQuery(endpointQuery(getInterests))
  return <p>{user?.profile.name ?? 'No one'}</p>
}

async function showMembersPage() {
  startTestState(stateOf(freeMember))
  const answer = { chats: [], interests: [] }
  server.mockImplementation(async () => new Response(JSON.stringify(answer)))
  const element = document.createElement('div')
  const root = createRoot(element)
  root.render(
    <QueryClientProvider client={queryClient}>
      <MembersPage />
    </QueryClientProvider>,
  )
  await expect.poll(() => server.mock.calls.length).toBe(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  server.mockClear()
  return { element, unmount: () => root.unmount() }
}

const sent = () => server.mock.calls.map(([url]) => url)
const requiresLogin = {
  error: { code: 'authentication_required', message: '' },
  data: { authentication_required: true },
}

test.each([
  ['the member has logged out', [], () => leave()],
  ['another tab has logged out', [], () => void queryClient.setQueryData(userKey, { user: null })],
  [
    'a read for members was refused',
    [getChats.path],
    () => {
      server.mockImplementationOnce(async () => new Response(JSON.stringify(requiresLogin), { status: 403 }))
      void queryClient.invalidateQueries({ queryKey: chatsKey })
    },
  ],
])('§8: once %s, the page on screen sends no read for members', async (_, expected, end) => {
  const { element, unmount } = await showMembersPage()
  end()
  await expect.poll(() => element.textContent).toBe('No one')
  await expect.poll(sent).toContain(getInterests.path)
  await queryClient.invalidateQueries()
  await queryClient.refetchQueries()
  expect(sent().filter((url) => url === getChats.path)).toEqual(expected)
  unmount()
})

test('a read for members that is on its way at the logout is aborted, and the next login sends it again', async () => {
  const { element, unmount } = await showMembersPage()
  const pending = Promise.withResolvers<Response>()
  server.mockReturnValueOnce(pending.promise)
  void queryClient.invalidateQueries({ queryKey: chatsKey })
  await expect.poll(sent).toEqual([getChats.path])
  leave()
  expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await expect.poll(() => element.textContent).toBe('No one')
  server.mockClear()
  enter(freeMember)
  await expect.poll(sent).toContain(getChats.path)
  unmount()
})
