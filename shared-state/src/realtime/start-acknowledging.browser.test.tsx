import { type ChatEntry, type Chats, getChats, markMessages } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { queryClient } from '../query.ts'
import { startAcknowledging } from './start-acknowledging.ts'

const BATCH = 1_000

let member = ''
let stops: (() => void)[] = []
let sent: string[] = []
let status = 204

beforeEach(() => {
  member = crypto.randomUUID()
  sent = []
  status = 204
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { state, conversations } = JSON.parse(init.body as string)
    const ids = conversations.map(({ id, up_to }: { id: string; up_to: number }) => `${id} ${up_to}`)
    sent.push(`${path} ${state}: ${ids.join()}`)
    return new Response(null, { status })
  })
  startTestState()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function chat(id: string, sequence: number, change: Partial<ChatEntry> = {}): ChatEntry {
  const from = `with-${id}`
  return {
    conversation: { id },
    profile: { id: from, name: 'Bo', main_image: null },
    last_active: null,
    num_unread_messages: 1,
    last_message: {
      sequence,
      from,
      sent_at: '2026-03-01T12:00:00.000Z',
      kind: 'text',
      gift: null,
      text: 'Hi',
    },
    ...change,
  }
}

const show = (...chats: ChatEntry[]) => queryClient.setQueryData<Chats>([getChats.path], { chats })
const openTab = () => stops.push(startAcknowledging(member))
const nextBatch = () => new Promise((resolve) => setTimeout(resolve, BATCH + 200))

test('messages that arrive within a second are acknowledged together, once', async () => {
  show(chat('a', 3))
  openTab()
  show(chat('a', 4), chat('b', 1))
  await nextBatch()
  expect(sent).toEqual([`${markMessages.path} delivered: a 4,b 1`])
  show(chat('a', 4), chat('b', 2))
  await nextBatch()
  expect(sent.slice(1)).toEqual([`${markMessages.path} delivered: b 2`])
})

test('neither the user’s own messages nor those they have read are acknowledged', async () => {
  const own = {
    sequence: 9,
    from: member,
    sent_at: '2026-03-01T12:00:00.000Z',
    kind: 'text',
    gift: null,
    text: '',
  } as const
  show(
    chat('a', 9, { last_message: own }),
    chat('b', 2, { num_unread_messages: 0 }),
    chat('c', 1, { last_message: null }),
  )
  openTab()
  await nextBatch()
  expect(sent).toEqual([])
})

test('one tab acknowledges for all; when it closes, another goes on', async () => {
  openTab()
  openTab()
  show(chat('a', 1))
  await nextBatch()
  expect(sent).toHaveLength(1)
  stops[0]?.()
  show(chat('a', 2))
  await nextBatch()
  expect(sent.slice(1)).toEqual([`${markMessages.path} delivered: a 2`])
})

test('after a failure it tries again with the next change', async () => {
  status = 404
  openTab()
  show(chat('a', 1))
  await nextBatch()
  status = 204
  show(chat('a', 1, { last_active: 'now' }))
  await nextBatch()
  expect(sent).toHaveLength(2)
})
