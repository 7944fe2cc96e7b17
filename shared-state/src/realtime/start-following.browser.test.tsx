import { getChats, LOCALE_COOKIE, type SiteState, type UserEvent } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, startTestState, stateOf } from '../fixture-state.ts'
import { onLocaleChange } from '../i18n.ts'
import { endpointQuery, queryClient } from '../query.ts'
import { refreshNow } from '../refresh.ts'
import { currentUser, enter, leave } from '../session.ts'
import { useStore } from '../store/store.ts'
import { FakeEventSource } from './fixture-event-source.ts'
import { startFollowing } from './start-following.ts'

const chat = (id: string): NonNullable<SiteState['chats']>['chats'][number] => ({
  conversation: { id },
  profile: { id: `with-${id}`, name: 'Bo', main_image: null },
  num_unread_messages: 1,
})
const CHATS = { chats: [chat('c1'), chat('c2')] }

let member = freeMember
/** What the server answers, and after which event it was had. */
let answers: Record<string, { readonly body: unknown; readonly position: number }>
let asked: string[] = []
let stop = () => {}

beforeEach(async () => {
  // Of each test its own, so that no lock of another is in its way.
  member = { ...freeMember, id: crypto.randomUUID() }
  asked = []
  answers = {}
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const { body, position } = answers[path] ?? { body: { profiles: [], liked_by: [] }, position: 0 }
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

test('it begins where the page’s HTML was, as the member who is logged in', () => {
  expect(stream().since).toBe('5')
  expect(new URL(stream().url).searchParams.get('member')).toBe(member.id)
})

test('what happens shows at once, without asking', () => {
  send(6, balance(42))
  send(7, { kind: 'chat_deleted', conversation: 'c1' })
  send(8, { kind: 'language', language: 'fi' })
  expect([currentUser()?.credits, chatIds(), currentUser()?.language]).toEqual([42, ['c2'], 'fi'])
  expect(asked).toEqual([])
})

test('an answer that was had before an event and comes after it does not undo it', async () => {
  answers = {
    '/api/user.php': { body: { user: { ...member, credits: 1 } }, position: 5 },
    '/api/chats.php': { body: CHATS, position: 5 },
  }
  const refreshed = refreshNow()
  send(6, balance(42))
  send(7, { kind: 'chat_deleted', conversation: 'c1' })
  await refreshed
  expect([currentUser()?.credits, chatIds()]).toEqual([42, ['c2']])
})

test('an event that an answer knows of already does not undo what came later', async () => {
  answers = { '/api/user.php': { body: { user: { ...member, credits: 9 } }, position: 9 } }
  await refreshNow()
  send(6, balance(42))
  expect(currentUser()?.credits).toBe(9)
  send(10, balance(10))
  expect(currentUser()?.credits).toBe(10)
})

test('events that were missed have everything asked for anew', async () => {
  answers = {
    '/api/user.php': { body: { user: { ...member, credits: 90 } }, position: 90 },
    '/api/chats.php': { body: { chats: [] }, position: 90 },
  }
  stream().send(null, '90', 'reset')
  await expect.poll(() => [currentUser()?.credits, chatIds()]).toEqual([90, []])
})

test('§8: who may not listen any more is asked who they are', async () => {
  answers = { '/api/user.php': { body: { user: null }, position: 0 } }
  stream().fail({ isRefused: true })
  await expect.poll(() => currentUser()).toBeNull()
  await expect.poll(() => FakeEventSource.open).toEqual([])
})

test('it ends with the logout, and begins again with the next login', async () => {
  leave()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  const next = { ...member, id: crypto.randomUUID() }
  enter(next)
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
  expect([stream().since, new URL(stream().url).searchParams.get('member')]).toEqual([null, next.id])
})

test('a language that was chosen in another tab is read here too', async () => {
  document.cookie = `${LOCALE_COOKIE}=nl`
  send(6, { kind: 'language', language: 'nl' })
  await expect.poll(() => useStore.getState().locale).toBe('nl')
  expect(asked).toEqual([])
})

test('one whose words do not come is read when the browser is online again', async () => {
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

test('one that was chosen in another browser is not', async () => {
  send(6, { kind: 'language', language: 'fi' })
  expect(currentUser()?.language).toBe('fi')
  expect(useStore.getState().locale).toBe('en')
})
