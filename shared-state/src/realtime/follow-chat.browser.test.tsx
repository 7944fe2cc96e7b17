import { type ChatEntry, getChat, type Message, type TransientEvent, type UserEvent } from 'contracts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessageServer } from '../chat/outgoing/fixture-message-server.ts'
import { queueMessage, useOutgoing } from '../chat/outgoing/outgoing.ts'
import { useIsTyping } from '../chat/typing.ts'
import { freeMember, startTestState, stateOf } from '../fixture-state.ts'
import { endpointQuery, QueryClientProvider, queryClient, useQuery } from '../query.ts'
import { leave } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { FakeEventSource } from './fixture-event-source.ts'
import { startFollowing } from './start-following.ts'

let member = freeMember
let server: MessageServer
let stop = () => {}
let root: Root
/** Each state that rendered, as texts: messages of the conversation, then outgoing ones in brackets. */
let rendered: string[] = []

const text = (words: string) => ({ kind: 'text', text: words }) as const
const chatQuery = endpointQuery(getChat, { query: { profile: 'bo' } })

function Conversation() {
  const { data } = useQuery({ ...chatQuery, staleTime: Number.POSITIVE_INFINITY })
  const outgoing = useOutgoing('bo')
  const isTyping = useIsTyping('bo')
  const words = (
    messages: readonly { readonly content: { readonly kind: string; readonly text?: string } }[],
  ) => messages.map(({ content }) => content.text)
  rendered.push(
    [
      ...words(data?.messages ?? []),
      ...words(outgoing).map((one) => `(${one})`),
      ...(isTyping ? ['…'] : []),
    ].join(' '),
  )
  return null
}

beforeEach(async () => {
  localStorage.clear()
  rendered = []
  vi.stubGlobal('EventSource', FakeEventSource)
  member = { ...freeMember, id: crypto.randomUUID() }
  server = new MessageServer(member.id)
  startTestState({ ...stateOf(member), chats: { chats: [] }, position: 5 })
  queryClient.setQueryData(chatQuery.queryKey, {
    conversation: null,
    profile: { id: 'bo', name: 'Bo', main_image: null },
    last_active: null,
    messages: [],
    up_to: 0,
    has_older: false,
    is_limited: false,
    read_up_to: 0,
    their_read_up_to: 0,
    their_delivered_up_to: 0,
    has_written: false,
    refusal: null,
    conversations_left: 2,
  })
  stop = startFollowing()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={queryClient}>
      <Conversation />
    </QueryClientProvider>,
  )
  await expect.poll(() => FakeEventSource.open.length).toBe(1)
})
afterEach(async () => {
  root.unmount()
  stop()
  leave()
  await expect.poll(() => FakeEventSource.open).toEqual([])
  vi.unstubAllGlobals()
})

const send = (event: UserEvent | TransientEvent, id?: string) => FakeEventSource.open[0]?.send(event, id)

function messageEvent(message: Pick<Message, 'id' | 'sequence' | 'from' | 'content'>): UserEvent {
  const whole = { ...message, sent_at: '2026-03-01T12:00:00.000Z' }
  const { content: _, id: __, ...last } = whole
  const chat: ChatEntry = {
    conversation: { id: 'c' },
    profile: { id: 'bo', name: 'Bo', main_image: null },
    last_active: null,
    num_unread_messages: 0,
    last_message: { ...last, kind: 'text', gift: null, text: '' },
  }
  return { kind: 'message', chat, message: whole }
}

const last = () => rendered.at(-1)

test('a message moves into the conversation in one step: it never shows twice, or not at all', async () => {
  queueMessage('bo', text('Hello'), text('Hello'))
  await expect.poll(last).toBe('Hello')
  expect(new Set(rendered)).toEqual(new Set(['', '(Hello)', 'Hello']))
})

test('the same, if the stream is faster than the response', async () => {
  const held = Promise.withResolvers<'accept'>()
  server.decide = () => held.promise
  const { id } = queueMessage('bo', text('Hello'), text('Hello'))
  await expect.poll(() => server.requests.length).toBe(1)
  send(messageEvent({ id, sequence: 1, from: member.id, content: text('Hello') }), '6')
  await expect.poll(last).toBe('Hello')
  held.resolve('accept')
  await expect.poll(() => server.stored.size).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(new Set(rendered)).toEqual(new Set(['', '(Hello)', 'Hello']))
  expect(localStorage.length).toBe(0)
})

test('§8: a member is typing until their message arrives', async () => {
  send({ kind: 'typing', profile: 'bo' })
  await expect.poll(last).toBe('…')
  send(messageEvent({ id: 'm1', sequence: 1, from: 'bo', content: text('Hi') }), '6')
  await expect.poll(last).toBe('Hi')
})

test('a blocked member is no longer typing', () => {
  send({ kind: 'typing', profile: 'bo' })
  send({ kind: 'blocked', profile: 'bo' }, '6')
  expect(useStore.getState().typing).toEqual([])
})
