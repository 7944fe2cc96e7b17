import type { ChatEntry, UserEventOf } from 'contracts'
import { useEffect } from 'react'
import { applyLocally } from 'shared-state/apply-locally'
import { followArrivals } from 'shared-state/arrivals'
import { openMatch } from 'shared-state/matches'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInFrame } from '../fixture-frame.tsx'
import { useMessageNotices } from './use-message-notices.ts'

const CHAT: ChatEntry = {
  conversation: { id: 'c1' },
  profile: { id: 'bo', name: 'Bo', main_image: null },
  last_active: null,
  num_unread_messages: 1,
  last_message: null,
}

function Notices({ onListening }: { readonly onListening: () => void }) {
  useMessageNotices()
  useEffect(onListening, [onListening])
  return null
}

let rendered: Awaited<ReturnType<typeof renderInFrame>>
async function open(path: string) {
  const listening = Promise.withResolvers<void>()
  rendered = await renderInFrame(<Notices onListening={listening.resolve} />, { user: {}, path })
  await listening.promise
}
afterEach(() => {
  read()
  rendered.unmount()
  vi.restoreAllMocks()
})

/** As the event stream brings it. */
function arrive(text: string | null, from = 'bo') {
  const sent_at = '2026-03-01T12:00:00.000Z'
  const last_message = { sequence: 1, from, sent_at, kind: 'text', gift: null, text: text ?? '' } as const
  const event: UserEventOf<'message'> = {
    kind: 'message',
    chat: { ...CHAT, last_message: text === null ? null : last_message },
    message: { id: 'm1', sequence: 1, from, sent_at, content: { kind: 'text', text: text ?? 'Hidden' } },
  }
  applyLocally(event)
  followArrivals(event)
}

function read() {
  const { id } = CHAT.conversation
  applyLocally({ kind: 'read', by: 'me', conversation: id, up_to: 1, num_unread_messages: 0 })
}

const notice = page.getByRole('alertdialog')
const region = page.getByRole('region', { name: 'Notices' })

test('a message that arrives elsewhere on the site says who wrote, and a press opens the conversation', async () => {
  await open('/members')
  arrive('Is that the sea?')
  await expect.element(region.getByRole('status')).toHaveTextContent('Bo wrote to youIs that the sea?')
  await region.getByRole('button', { name: /^Bo wrote to you/ }).click()
  expect(rendered.navigator.push.mock.lastCall?.[0]).toMatchObject({ pathname: '/chats/c1' })
  await expect.element(notice).not.toBeInTheDocument()
})

test('a conversation has one notice, of its latest message, until it is read anywhere', async () => {
  await open('/')
  arrive('One')
  arrive('Two')
  await expect.element(notice.getByText('Two')).toBeVisible()
  expect(notice.elements()).toHaveLength(1)
  read()
  await expect.element(notice).not.toBeInTheDocument()
})

test('§8: a message that the member may not see yet shows its sender only', async () => {
  await open('/members')
  arrive(null)
  await expect.element(region.getByRole('status')).toHaveTextContent('Bo wrote to you')
  expect(region.getByText('Hidden').query()).toBeNull()
})

test('its close button takes it away', async () => {
  await open('/members')
  arrive('Hello')
  await region.getByRole('button', { name: 'Close' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test.each(['/chats', '/chats/c1', '/members/bo/chat'])('%s shows the message itself', async (path) => {
  await open(path)
  arrive('Hello')
  await new Promise((done) => setTimeout(done, 100))
  expect(notice.query()).toBeNull()
})

test('no notice of what somebody said with their like, which the match pop-up shows', async () => {
  await open('/members')
  openMatch(CHAT.profile)
  arrive('Is that the sea?')
  await new Promise((done) => setTimeout(done, 100))
  expect(notice.query()).toBeNull()
})

test('no notice in a hidden tab, or of the member’s own message in another one', async () => {
  await open('/members')
  arrive('Hello', 'me')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  arrive('Hello')
  await new Promise((done) => setTimeout(done, 100))
  expect(notice.query()).toBeNull()
})
