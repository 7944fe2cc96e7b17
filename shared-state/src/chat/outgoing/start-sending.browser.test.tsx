import { getChats, type User } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, startTestState, stateOf } from '../../fixture-state.ts'
import { endpointQuery, queryClient } from '../../query.ts'
import { currentUser, leave } from '../../session/session.ts'
import { MessageServer, refusal } from './fixture-message-server.ts'
import { discardMessage, queueMessage, retryMessage } from './outgoing.ts'
import { OutgoingQueue } from './outgoing-queue.ts'
import { queueOf } from './queue-of.ts'
import { startSending } from './start-sending.ts'

let member: User
let server: MessageServer
let stops: (() => void)[] = []

/** Opens a page of this member, as after a reload: nothing is left but what the browser stores. */
function openPage(user = member) {
  closePages()
  startTestState({ ...stateOf(user), chats: { chats: [] } })
  server.session = user.id
  start(queueOf(user.id))
}

function start(queue: OutgoingQueue) {
  stops.push(startSending(queue))
  return queue
}

/** Another tab of the same browser. */
const openTab = () => start(new OutgoingQueue(member.id))

function closePages() {
  for (const stop of stops) stop()
  stops = []
}

/** The browser tells the other tabs of what one has stored; a test's tabs share a window, which it skips. */
function tellTabs(id: string) {
  const key = `outgoing:${member.id}:${id}`
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
}

const say = (text: string, profile = 'bo') => {
  const content = { kind: 'text', text } as const
  return queueMessage(profile, content, content)
}
const shown = (user = member) =>
  queueOf(user.id).messages.map(({ content, state, error = state }) =>
    content.kind === 'text' ? `${content.text}: ${error}` : '',
  )
const storedTexts = () =>
  [...server.stored.values()].map(({ content }) => content.kind === 'text' && content.text)
const goOffline = (isOffline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)

beforeEach(() => {
  localStorage.clear()
  // All pauses are short.
  vi.spyOn(Math, 'random').mockReturnValue(0.005)
  member = { ...freeMember, id: crypto.randomUUID() }
  server = new MessageServer(member.id)
  openPage()
})
afterEach(() => {
  closePages()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a message is stored before it is sent, and moves into the cache with the balance', async () => {
  let storedAtRequest: string | null = null
  server.decide = ({ id }) => {
    storedAtRequest = localStorage.getItem(`outgoing:${member.id}:${id}`)
    return 'accept'
  }
  const { id, state } = say('Hello')
  expect([state, shown()]).toEqual(['waiting', ['Hello: waiting']])
  await expect.poll(() => shown()).toEqual([])
  expect(storedAtRequest).toContain('Hello')
  expect(localStorage.length).toBe(0)
  expect(server.requests.map((request) => request.id)).toEqual([id])
  expect(currentUser()?.credits).toBe(95)
  const chats = queryClient.getQueryData(endpointQuery(getChats).queryKey)?.chats
  expect(chats?.map(({ profile }) => profile.id)).toEqual(['bo'])
})

test('messages are sent in order, one at a time', async () => {
  for (const text of ['1', '2', '3', '4', '5']) say(text)
  await expect.poll(() => shown()).toEqual([])
  expect(server.texts).toEqual(['1', '2', '3', '4', '5'])
  expect(server.mostAtOnce).toBe(1)
})

test('two tabs send each message once', async () => {
  const tab = openTab()
  for (const text of ['1', '2', '3']) tellTabs(say(text).id)
  const content = { kind: 'text', text: '4' } as const
  tab.add({ profile: 'bo', content, preview: content })
  await expect.poll(storedTexts).toEqual(['1', '2', '3', '4'])
  await expect.poll(() => localStorage.length).toBe(0)
  expect(server.texts).toEqual(['1', '2', '3', '4'])
  expect(server.mostAtOnce).toBe(1)
})

test('a tab that closes leaves its messages to another', async () => {
  closePages()
  const { id } = say('Hello')
  openTab()
  await expect.poll(storedTexts).toEqual(['Hello'])
  tellTabs(id)
  expect(server.texts).toEqual(['Hello'])
})

test('a reload while a message is on its way sends it again with the same id, which is one message', async () => {
  server.decide = () => 'lost'
  const { id } = say('Hello')
  say('and more')
  await expect.poll(() => server.stored.size).toBe(1)
  server.decide = () => 'accept'
  openPage()
  expect(shown()).toEqual(['Hello: waiting', 'and more: waiting'])
  await expect.poll(() => shown()).toEqual([])
  expect(server.requests.map((request) => request.id === id)).toEqual([true, true, false])
  expect(storedTexts()).toEqual(['Hello', 'and more'])
})

test('another member who logs in neither sees nor sends the messages; they wait for their writer', async () => {
  goOffline(true)
  say('Hello')
  leave()
  const other = { ...freeMember, id: crypto.randomUUID() }
  goOffline(false)
  openPage(other)
  dispatchEvent(new Event('online'))
  say('I am another')
  await expect.poll(storedTexts).toEqual(['I am another'])
  expect(server.requests.map(({ from }) => from)).toEqual([other.id])
  expect(shown(other)).toEqual([])
  openPage()
  await expect.poll(storedTexts).toEqual(['I am another', 'Hello'])
})

test('a tab that has not noticed another login sends nothing in the new member’s name', async () => {
  server.session = 'another'
  say('Hello')
  await expect.poll(() => currentUser()).toBeNull()
  expect(server.stored.size).toBe(0)
  openPage()
  await expect.poll(storedTexts).toEqual(['Hello'])
})

test('a refused message stays with its reason, and those behind it are sent', async () => {
  server.decide = ({ content }) =>
    content.kind === 'text' && content.text === '1' ? refusal(402, 'not_enough_credits') : 'accept'
  const { id } = say('1')
  say('2')
  await expect.poll(() => shown()).toEqual(['1: not_enough_credits'])
  expect(storedTexts()).toEqual(['2'])
  openPage()
  expect(shown()).toEqual(['1: not_enough_credits'])
  server.decide = () => 'accept'
  retryMessage(id)
  await expect.poll(() => shown()).toEqual([])
  expect(server.requests.at(-1)?.id).toBe(id)
})

test('a refused message can be discarded', async () => {
  server.decide = () => refusal(403, 'conversation_limit')
  const { id } = say('1')
  await expect.poll(() => shown()).toEqual(['1: conversation_limit'])
  discardMessage(id)
  expect(shown()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('offline, messages wait, and leave in order once the browser is online', async () => {
  goOffline(true)
  for (const text of ['1', '2', '3']) say(text)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(server.requests).toEqual([])
  expect(shown().map((text) => text[0])).toEqual(['1', '2', '3'])
  goOffline(false)
  dispatchEvent(new Event('online'))
  await expect.poll(storedTexts).toEqual(['1', '2', '3'])
  expect(server.texts).toEqual(['1', '2', '3'])
})

test('while the server fails for one conversation, its messages wait in order and the others go on', async () => {
  let isFailing = true
  server.decide = ({ profile }) =>
    isFailing && profile === 'bo' ? new Response('', { status: 500 }) : 'accept'
  say('1')
  say('2')
  say('to Cleo', 'cleo')
  await expect.poll(storedTexts).toEqual(['to Cleo'])
  expect(server.texts).not.toContain('2')
  isFailing = false
  await expect.poll(storedTexts).toEqual(['to Cleo', '1', '2'])
})

test('a message that the browser refuses to store is sent all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  server.decide = () => refusal(402, 'not_enough_credits')
  const { id } = say('Hello')
  await expect.poll(() => shown()).toEqual(['Hello: not_enough_credits'])
  server.decide = () => 'accept'
  retryMessage(id)
  await expect.poll(() => shown()).toEqual([])
  expect(storedTexts()).toEqual(['Hello'])
})

test('without locks, a tab sends as well', async () => {
  closePages()
  vi.stubGlobal('navigator', { onLine: true })
  openPage()
  say('Hello')
  await expect.poll(storedTexts).toEqual(['Hello'])
})
