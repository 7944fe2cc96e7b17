import { getChat, type Message } from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { useStore } from 'shared-state/store'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ME, textMessage, textMessages, VERA } from './fixture-conversation.ts'
import { clearConversation, renderConversation, sentReads, server } from './fixture-render.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  clearConversation()
})

async function open(...args: Parameters<typeof renderConversation>) {
  const rendered = await renderConversation(...args)
  unmount = rendered.unmount
  return rendered
}

const overlays = () => useStore.getState().overlays
const log = () => page.getByRole('log')
const scroller = () => log().element() as HTMLElement
const bubble = (text: string) => page.getByText(text, { exact: true })
const topOf = (text: string) => bubble(text).element().getBoundingClientRect().top
const distanceToEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight

/** The list corrects its position for a moment after it has jumped. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

const chatEntry = {
  conversation: { id: 'c1' },
  profile: { id: VERA, name: 'Vera', main_image: null },
  last_active: 'now' as const,
  num_unread_messages: 1,
  last_message: null,
}

/** A message arrives over the stream. */
function arrive(message: Message) {
  applyLocally({ kind: 'message', chat: chatEntry, message })
}

test('§2: the conversation opens at the newest message, with the header of the other member', async () => {
  await open(textMessages(1, 120))
  await expect.element(bubble('Message 120')).toBeVisible()
  expect(distanceToEnd()).toBeLessThan(2)
  const title = page.getByRole('link', { name: /^Vera/ })
  await expect.element(title).toHaveAttribute('href', '/members/vera')
  await expect.element(title.getByRole('heading', { level: 1, name: 'Vera' })).toBeVisible()
  await expect.element(page.getByText('Online now')).toBeVisible()
  await page.viewport(800, 844)
  for (const name of ['Search', 'Messages', 'Likes', 'My profile', 'Back'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible()
  // A phone's height belongs to the messages, which the way back leads to.
  await page.viewport(390, 844)
  await expect.element(page.getByRole('link', { name: 'Likes', exact: true })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Back', exact: true }))
    .toHaveAttribute('href', '/chats')
})

test('§2: older pages load while scrolling up, and what is on screen does not move', async () => {
  await open(textMessages(1, 120))
  await expect.element(bubble('Message 120')).toBeVisible()
  await settled()
  scroller().scrollTop = 300
  await expect.poll(() => server.calls.filter(({ body }) => body === '71').length).toBe(1)
  const shown = [...scroller().querySelectorAll('p[dir=auto]')]
    .filter((one) => one.getBoundingClientRect().top > scroller().getBoundingClientRect().top + 50)
    .map((one) => one.textContent)[0]!
  const before = topOf(shown)
  await expect.poll(() => scroller().scrollTop).toBeGreaterThan(1_000)
  await settled()
  expect(Math.abs(topOf(shown) - before)).toBeLessThan(2)
  // Home leads to the very first message, page by page.
  scroller().focus()
  await expect
    .poll(
      async () => {
        await userEvent.keyboard('{Home}')
        return bubble('Message 1').query()
      },
      { interval: 200 },
    )
    .not.toBeNull()
  expect(server.calls.map(({ body }) => body).filter((body) => typeof body === 'string')).toEqual([
    '71',
    '21',
  ])
})

test('§4: opening marks everything as read; a message that arrives before the user’s eyes is read at once', async () => {
  const unread = { read_up_to: 3 }
  await open(textMessages(1, 5), { overrides: unread })
  await expect.poll(sentReads).toEqual([5])
  arrive(textMessage(6, VERA, 'Are you there?'))
  await expect.element(bubble('Are you there?')).toBeVisible()
  await expect.poll(sentReads).toEqual([5, 6])
})

test('§4: a message is not read while the user looks at another window', async () => {
  await open(textMessages(1, 5))
  await expect.element(bubble('Message 5')).toBeVisible()
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  window.dispatchEvent(new Event('blur'))
  arrive(textMessage(6, VERA, 'Are you there?'))
  await expect.element(bubble('Are you there?')).toBeVisible()
  await expect.element(page.getByText('New messages')).toBeVisible()
  expect(sentReads()).toEqual([])
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  await expect.poll(sentReads).toEqual([6])
})

test('§2: the conversation opens at the mark of new messages', async () => {
  const unread = Array.from({ length: 30 }, (_, index) => textMessage(21 + index, VERA))
  await open([...textMessages(1, 20), ...unread], { overrides: { read_up_to: 20 } })
  const mark = page.getByText('New messages', { exact: true })
  await expect.element(mark).toBeVisible()
  const { top } = scroller().getBoundingClientRect()
  await expect.poll(() => mark.element().getBoundingClientRect().top - top).toBeLessThan(120)
  // The mark stands above the first message of the other member.
  expect(mark.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(topOf('Message 21'))
  await expect.poll(sentReads).toEqual([50])
})

test('a message that arrives further down is counted on the button that leads there, and read only then', async () => {
  await open(textMessages(1, 50))
  await expect.element(bubble('Message 50')).toBeVisible()
  await settled()
  scroller().scrollTop = 600
  await expect.element(page.getByRole('button', { name: 'Go to the newest message' })).toBeVisible()
  const before = scroller().scrollTop
  arrive(textMessage(51, VERA, 'Down here'))
  const button = page.getByRole('button', { name: 'Go to 1 new message' })
  await expect.element(button).toBeVisible()
  expect(scroller().scrollTop).toBe(before)
  expect(sentReads()).toEqual([])
  await button.click()
  await expect.element(bubble('Down here')).toBeVisible()
  await expect.poll(sentReads).toEqual([51])
  await expect.element(page.getByRole('button', { name: /Go to/ })).not.toBeInTheDocument()
})

test('sent, delivered and read show only as far as they are true', async () => {
  const messages = [1, 2, 3].map((sequence) => textMessage(sequence, ME))
  await open(messages, { overrides: { their_read_up_to: 1, their_delivered_up_to: 2 } })
  const states = () =>
    [...scroller().querySelectorAll('time')].map(({ nextElementSibling }) => nextElementSibling?.textContent)
  await expect.poll(states).toEqual(['Read', 'Delivered', 'Sent'])
  applyLocally({ kind: 'delivered', conversation: 'c1', up_to: 3 })
  await expect.poll(states).toEqual(['Read', 'Delivered', 'Delivered'])
  applyLocally({ kind: 'read', by: 'them', conversation: 'c1', up_to: 3, num_unread_messages: 0 })
  await expect.poll(states).toEqual(['Read', 'Read', 'Read'])
})

test('§8: a new message is announced, the history is not', async () => {
  await open(textMessages(1, 5))
  await expect.element(bubble('Message 5')).toBeVisible()
  const announced = () =>
    [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join('')
  expect(announced().trim()).toBe('')
  arrive(textMessage(6, ME, 'My own'))
  arrive(textMessage(7, VERA, 'Hello there'))
  await expect.poll(announced).toContain('Vera: Hello there')
  expect(announced()).not.toContain('My own')
  expect(scroller().getAttribute('aria-live')).toBe('off')
})

test('Escape goes back to the list, but not out of a menu', async () => {
  const { visited } = await open(textMessages(1, 5))
  await page.getByRole('button', { name: 'Options for Vera' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Block' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(visited).toEqual([])
  scroller().focus()
  await userEvent.keyboard('{Escape}')
  expect(visited).toEqual(['/chats'])
})

test('§8: above the history limit of free members stands a way to premium', async () => {
  await open(textMessages(1, 5), { overrides: { is_limited: true } })
  await expect.element(page.getByText(/Older messages are no longer visible/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See them all with premium' }))
    .toHaveAttribute('href', '/premium')
})

test('§6: a fictional profile carries the mark and the word', async () => {
  await open(textMessages(1, 2), {
    settings: { fictional_icon: true },
    overrides: { profile: { id: VERA, name: 'Vera', is_fictional: true, main_image: null } },
  })
  await expect.element(page.getByText('fictional profile').first()).toBeVisible()
})

test.each([
  ['blocked_by', 'We can’t find this conversation', 'All messages'],
  ['not_found', 'We can’t find this conversation', 'All messages'],
] as const)(
  '§6: %s replaces the conversation, and a block says no more than a member who left',
  async (code, text, way) => {
    server.refusal = { code, status: code === 'not_found' ? 404 : 403, data: { name: 'Vera' } }
    await open([])
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: way })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible()
  },
)

test.each([
  [null, 1],
  ['conversation_limit', 0],
] as const)('an empty conversation with the refusal %j invites to write %d times', async (refusal, times) => {
  await open([], { overrides: { refusal } })
  await expect.element(page.getByRole('region', { name: 'Write a message' })).toBeVisible()
  expect(page.getByText('Nothing here yet. Say hello to Vera!').elements()).toHaveLength(times)
})

test('§6: someone whom the user has blocked can be unblocked there', async () => {
  server.refusal = { code: 'you_blocked', status: 403, data: { name: 'Vera', profile: VERA } }
  await open([])
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect
    .poll(() => server.calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body))
    .toEqual([{ profile: VERA }])
})

test('a failed request for older messages can be repeated', async () => {
  await open(textMessages(1, 60))
  await expect.element(bubble('Message 60')).toBeVisible()
  server.refusal = { code: 'forbidden', status: 403 }
  scroller().scrollTop = 0
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.refusal = undefined
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await expect
    .poll(() => {
      scroller().scrollTop = 0
      return bubble('Message 1').query()
    })
    .not.toBeNull()
})

test('§8: offline, the page says that messages wait', async () => {
  await open(textMessages(1, 50))
  await expect.element(bubble('Message 50')).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/You’re offline\. We’ll send/)).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/You’re offline\. We’ll send/)).not.toBeInTheDocument()
  await settled()
  expect(distanceToEnd()).toBeLessThan(2)
  await expect.element(page.getByRole('button', { name: /Go to/ })).not.toBeInTheDocument()
})

test('§4: a deletion is confirmed, and leads back to the list at once', async () => {
  const { visited } = await open(textMessages(1, 2))
  await page.getByRole('button', { name: 'Options for Vera' }).click()
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => visited).toEqual(['/chats'])
  await expect
    .poll(() => server.calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body))
    .toEqual([{ conversation: 'c1' }])
})

test('the list stands beside the conversation from 992 px up', async () => {
  await open(textMessages(1, 2), { size: [1280, 800] })
  await expect.element(bubble('Message 2')).toBeVisible()
  const list = page.getByRole('region', { name: 'Messages', exact: true })
  await expect.element(list).toBeVisible()
  const width = list.element().getBoundingClientRect().width
  expect(width).toBeGreaterThanOrEqual(299)
  expect(width).toBeLessThanOrEqual(400)
  await page.viewport(991, 800)
  await expect.element(list).not.toBeInTheDocument()
  expect(server.calls.filter(({ path, method }) => path === getChat.path && method === 'GET')).toHaveLength(1)
})

test('however many messages there are, few of them are in the document', { timeout: 60_000 }, async () => {
  // The browser notes that rows of a page just loaded were measured again in the same frame.
  const print = console.error
  console.error = (...words: unknown[]) => {
    if (!String(words[0]).includes('ResizeObserver loop')) print(...words)
  }
  await open(textMessages(1, 10_000))
  await expect.element(bubble('Message 10000')).toBeVisible()
  await expect
    .poll(
      () => {
        scroller().scrollTop = 0
        return bubble('Message 9500').query()
      },
      { interval: 50, timeout: 30_000 },
    )
    .not.toBeNull()
  expect(scroller().querySelectorAll('p[dir=auto]').length).toBeLessThan(60)
  await page.getByRole('button', { name: 'Go to the newest message' }).click()
  await expect.element(bubble('Message 10000')).toBeVisible()
  expect(scroller().querySelectorAll('p[dir=auto]').length).toBeLessThan(60)
})

test('§6: a received message can be reported by itself', async () => {
  await open([textMessage(1, VERA, 'Send me money'), textMessage(2, ME)])
  await expect.element(bubble('Send me money')).toBeVisible()
  await page.getByRole('button', { name: 'Report this message' }).click()
  const chosen = { message: 1, label: expect.stringMatching(/ Send me money$/) as string }
  expect(overlays()).toEqual([{ name: 'report', data: { id: VERA, name: 'Vera', exit: '/chats', chosen } }])
})

test('§6: the menu reports the other member or one of their messages, the latest first', async () => {
  await open([textMessage(1, VERA, 'One'), textMessage(2, ME), textMessage(3, VERA, 'Three')])
  await page.getByRole('button', { name: 'Options for Vera' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  expect(overlays()).toMatchObject([
    { name: 'report', data: { id: VERA, exit: '/chats', parts: [{ message: 3 }, { message: 1 }] } },
  ])
})

test('§6: the menu blocks the other member, which leads back to the list', async () => {
  await open(textMessages(1, 2))
  await page.getByRole('button', { name: 'Options for Vera' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  expect(overlays()).toEqual([{ name: 'block', data: { id: VERA, name: 'Vera', exit: '/chats' } }])
})
