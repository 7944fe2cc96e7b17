import { type Conversation, getChat } from 'contracts'
import { chatQuery } from 'shared-state/chats'
import { closeMatch, openMatch } from 'shared-state/matches'
import { discardMessage } from 'shared-state/outgoing'
import { queryClient } from 'shared-state/query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Widget } from '../../widgets/first-message.tsx'
import { conversation, queued, renderComposer } from '../fixture-composer.tsx'

let unmount = () => {}
afterEach(() => {
  closeMatch()
  unmount()
  vi.unstubAllGlobals()
})

const { id, name } = conversation.profile
const key = chatQuery({ profile: id }).queryKey
const field = page.getByRole('textbox', { name: `Message to ${name}` })
const send = page.getByRole('button', { name: 'Send', exact: true })

/** Renders what the match pop-up shows of the conversation. */
function match(chat: Partial<Conversation> = {}, user = {}) {
  unmount = renderComposer({ user, part: <Widget /> }).unmount
  queryClient.setQueryData(key, { ...conversation, ...chat })
  openMatch(conversation.profile)
}

test('§2: a chosen icebreaker is there to edit; the message shows at once, and says when it has arrived', async () => {
  match()
  await expect.element(page.getByText(/^\d+ free messages left$/)).toBeVisible()
  await page.getByRole('list', { name: 'Ideas for your first message' }).getByRole('button').first().click()
  const line = (field.element() as HTMLTextAreaElement).value
  expect(line).not.toBe('')
  expect(queued()).toEqual([])
  await send.click()
  await expect.poll(queued).toEqual([{ kind: 'text', text: line }])
  await expect.element(page.getByText(line)).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Waiting to send')
  expect(field.query()).toBeNull()

  const [stored = ''] = Object.keys(localStorage).filter((one) => one.startsWith('outgoing:'))
  const sent = {
    id: stored.split(':').at(-1) ?? '',
    sequence: 1,
    from: 'u1',
    sent_at: '2026-03-01T12:00:00Z',
  }
  queryClient.setQueryData<Conversation>(
    key,
    (chat) => chat && { ...chat, up_to: 1, messages: [{ ...sent, content: { kind: 'text', text: line } }] },
  )
  discardMessage(sent.id)
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent')
  await expect.element(page.getByText(line)).toBeVisible()
})

test('§5: without credits for a message, the field says so and keeps the text', async () => {
  match({}, { credits: 4 })
  await field.fill('Hello')
  await send.click()
  await expect.element(page.getByText('You do not have enough credits to send this message')).toBeVisible()
  await expect.element(field).toHaveValue('Hello')
  expect(queued()).toEqual([])
})

test('a first message with a phone number is reviewed here, too', async () => {
  match()
  await field.fill('Call me: +31 6 1234 5678')
  await send.click()
  await expect.element(page.getByRole('alertdialog', { name: 'Review before you send' })).toBeVisible()
  expect(queued()).toEqual([])
})

test('§4: a member who cannot write here is told why', async () => {
  match({ refusal: 'conversation_limit' })
  await expect.element(page.getByRole('link', { name: 'Get premium' })).toBeVisible()
  expect(field.query()).toBeNull()
})

const text = (sequence: number, from: string, words: string) => ({
  id: `like:${sequence}`,
  sequence,
  from,
  sent_at: '2026-01-01T00:00:00Z',
  content: { kind: 'text' as const, text: words },
})

test('§2: what the other one said with their like is there, to be answered without ideas for a beginning', async () => {
  match({ up_to: 1, messages: [text(1, id, 'Where is that beach?')] })
  await expect.element(page.getByText('Where is that beach?')).toBeVisible()
  await expect.element(field).toBeVisible()
  expect(page.getByRole('list', { name: 'Ideas for your first message' }).query()).toBeNull()
  await field.fill('In Portugal')
  await send.click()
  await expect.poll(queued).toEqual([{ kind: 'text', text: 'In Portugal' }])
})

test('§2: whoever said something with their like sees that it has arrived', async () => {
  match({ up_to: 1, messages: [text(1, 'u1', 'Where is that beach?')] })
  await expect.element(page.getByText('Where is that beach?')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent')
  expect(field.query()).toBeNull()
})

test.each([
  ['two messages', { up_to: 2, messages: [text(1, id, 'Hei'), text(2, 'u1', 'Hei')] }],
  ['a message that the member sent', { up_to: 1, messages: [text(1, 'u1', 'Hei')], has_written: true }],
])('two members with %s between them need no first message', async (_, chat) => {
  match(chat)
  await expect.poll(() => queryClient.isFetching({ queryKey: [getChat.path] })).toBe(0)
  expect(field.query()).toBeNull()
  expect(page.getByText('Hei').query()).toBeNull()
})
