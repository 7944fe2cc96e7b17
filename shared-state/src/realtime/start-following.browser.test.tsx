import { getChats, getMember, LOCALE_COOKIE, type SiteState, type UserEvent } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onMessageChange } from '../chat/changed-messages.ts'
import { freeMember, startTestState, stateOf } from '../fixture-state.ts'
import { onLocaleChange } from '../language/i18n.ts'
import { endpointQuery, queryClient } from '../query.ts'
import { refreshNow } from '../refresh/refresh.ts'
import { currentUser, enter, leave } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { FakeEventSource } from './fixture-event-source.ts'
import { startFollowing } from './start-following.ts'

const chat = (id: string): NonNullable<SiteState['chats']>['chats'][number] => ({
  conversation: { id },
  profile: { id: `with-${id}`, name: 'Bo', main_image: null },
  last_active: null,
  num_unread_messages: 1,
  last_message: null,
})
const CHATS = { chats: [chat('c1'), chat('c2')] }

let member = freeMember
/** The server's responses, and the last event that each includes. */
let responses: Record<string, { readonly body: unknown; readonly position: number }>
let requests: string[] = []
let stop = () => {}

beforeEach(async () => {
  // A member per test, so that no test waits for another's lock.
  member = { ...freeMember, id: crypto.randomUUID() }
  requests = []
  responses = {}
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    const { body, position } = responses[path] ?? { body: { profiles: [], liked_by: [] }, position: 0 }
    return new Response(JSON.stringify(body), { headers: { 'x-event-position': String(position) } })
  })
  startTestState({ ...stateOf(member), chats: CHATS, position: 5 })
  stop = startFollowing()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
})
afterEach(async () => {
  stop()
  leave()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  vi.unstubAllGlobals()
})

function stream(): FakeEventSource {
  const [source] = FakeEventSource.open
  if (!source) throw new Error('No stream is open.')
  return source
}

const send = (id: number, event: UserEvent) => stream().send(event, String(id))
const balance = (credits: number): UserEvent => ({ kind: 'balance', credits })
const chatIds = () =>
  queryClient.getQueryData(endpointQuery(getChats).queryKey)?.chats.map(({ conversation }) => conversation.id)

test('follows the logged-in member from the position of the HTML', () => {
  expect(stream().since).toBe('5')
  expect(new URL(stream().url).searchParams.get('member')).toBe(member.id)
})

test('follows from the oldest answer in the page, even if the snapshots were fetched again meanwhile', async () => {
  stop()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  startTestState({ ...stateOf(member), chats: CHATS, position: 5 })
  responses = {
    '/api/user.php': { body: { user: member }, position: 8 },
    '/api/chats.php': { body: CHATS, position: 8 },
    '/api/likes.php': { body: { profiles: [], liked_by: [] }, position: 8 },
  }
  await refreshNow()
  stop = startFollowing()
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  expect(stream().since).toBe('5')
})

test('§6: once the user is premium, profiles are asked for again: their private photos are open', async () => {
  const { queryKey } = endpointQuery(getMember, { query: { id: 'bo' } })
  queryClient.setQueryData([...queryKey], { profile: { id: 'bo' } })
  send(6, { kind: 'membership', role: 'premium', paid_user: true })
  expect(currentUser()?.role).toBe('premium')
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('an event changes the cache at once, without a request', () => {
  send(6, balance(42))
  send(7, { kind: 'chat_deleted', conversation: 'c1' })
  send(8, { kind: 'language', language: 'fi' })
  expect([currentUser()?.credits, chatIds(), currentUser()?.language]).toEqual([42, ['c2'], 'fi'])
  expect(requests).toEqual([])
})

test('a page that holds messages outside the cache follows those that staff remove', () => {
  const followed = vi.fn<Parameters<typeof onMessageChange>[0]>()
  const end = onMessageChange(followed)
  const [at, from, sequence] = ['2026-03-01T12:00:00.000Z', 'bo', 1]
  const message = { id: 'm', sequence, from, sent_at: at, content: { kind: 'removed' } } as const
  const last_message = { sequence, from, sent_at: at, kind: 'removed', gift: null, text: '' } as const
  const change = {
    kind: 'message_changed',
    conversation: 'c1',
    profile: from,
    message,
    last_message,
  } as const
  send(6, change)
  end()
  send(7, change)
  expect(followed.mock.calls).toEqual([[change]])
})

test('a response from before an event that arrives after it does not undo it', async () => {
  responses = {
    '/api/user.php': { body: { user: { ...member, credits: 1 } }, position: 5 },
    '/api/chats.php': { body: CHATS, position: 5 },
  }
  const refreshed = refreshNow()
  send(6, balance(42))
  send(7, { kind: 'chat_deleted', conversation: 'c1' })
  await refreshed
  expect([currentUser()?.credits, chatIds()]).toEqual([42, ['c2']])
})

test('an event that a response already includes does not undo later ones', async () => {
  responses = { '/api/user.php': { body: { user: { ...member, credits: 9 } }, position: 9 } }
  await refreshNow()
  send(6, balance(42))
  expect(currentUser()?.credits).toBe(9)
  send(10, balance(10))
  expect(currentUser()?.credits).toBe(10)
})

test('missed events lead to refetching everything', async () => {
  responses = {
    '/api/user.php': { body: { user: { ...member, credits: 90 } }, position: 90 },
    '/api/chats.php': { body: { chats: [] }, position: 90 },
  }
  stream().send(null, '90', 'reset')
  await expect.poll(() => [currentUser()?.credits, chatIds()]).toEqual([90, []])
})

test('§8: a refused stream leads to refetching the user', async () => {
  responses = { '/api/user.php': { body: { user: null }, position: 0 } }
  stream().fail({ isRefused: true })
  await expect.poll(() => currentUser()).toBeNull()
  await expect.poll(() => FakeEventSource.open).toEqual([])
})

test('stops at the logout and starts again at the next login', async () => {
  leave()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  const next = { ...member, id: crypto.randomUUID() }
  enter(next)
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  expect([stream().since, new URL(stream().url).searchParams.get('member')]).toEqual([null, next.id])
})

test('a language chosen in another tab switches this one too', async () => {
  document.cookie = `${LOCALE_COOKIE}=nl`
  send(6, { kind: 'language', language: 'nl' })
  await expect.poll(() => useStore.getState().locale).toBe('nl')
  expect(requests).toEqual([])
})

test('a language whose words fail to load is tried again when the browser is online', async () => {
  document.cookie = `${LOCALE_COOKIE}=sv`
  const load = vi.fn<() => Promise<void>>(async () => {})
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const forget = onLocaleChange(load)
  send(6, { kind: 'language', language: 'sv' })
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(useStore.getState().locale).toBe('en')
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return useStore.getState().locale
    })
    .toBe('sv')
  forget()
})

test('a language chosen in another browser changes nothing here', async () => {
  send(6, { kind: 'language', language: 'fi' })
  expect(currentUser()?.language).toBe('fi')
  expect(useStore.getState().locale).toBe('en')
})
