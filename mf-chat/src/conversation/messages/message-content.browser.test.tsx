import type { ChatPhoto, Message, MessageContent } from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { followChanges } from 'shared-state/changed-messages'
import { queueMessage } from 'shared-state/outgoing'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queueOf } from '../../../../shared-state/src/chat/outgoing/queue-of.ts'
import { motionOf, reduceMotion } from '../../../../shared-ui/src/tokens/fixture-motion.ts'
import { conversationOf, ME, textMessage, textMessages, VERA } from '../fixture-conversation.ts'
import { clearConversation, renderConversation } from '../fixture-render.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  clearConversation()
})

async function open(...args: Parameters<typeof renderConversation>) {
  const rendered = await renderConversation(...args)
  unmount = rendered.unmount
  await expect.element(page.getByRole('log')).toBeVisible()
}

const scroller = () => page.getByRole('log').element() as HTMLElement
const texts = () => [...scroller().querySelectorAll('p[dir=auto]')].map((one) => one.textContent)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const send = (text: string) => queueMessage(VERA, { kind: 'text', text }, { kind: 'text', text })

const with_ = (content: MessageContent, from = VERA): Message => ({ ...textMessage(1, from), content })

const photo: ChatPhoto = {
  id: 'p1',
  filename: 'full.webp',
  width: 400,
  height: 500,
  card: 'card.webp',
  blurred: 'blurred.webp',
  thumbhash: '',
}
const sources = () => [...scroller().querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('§5: a message shows in the next frame after it was sent, and the log follows it', async () => {
  await open(textMessages(1, 50))
  await expect.poll(texts).toContain('Message 50')
  send('On its way')
  await frame()
  await frame()
  expect(texts()).toContain('On its way')
  await expect.element(page.getByText('On its way')).toBeVisible()
  await expect.element(page.getByText('Waiting to send')).toBeInTheDocument()
})

test('§5: a refused message says why, and is sent again with the same id or discarded', async () => {
  await open(textMessages(1, 2))
  const { id } = send('Costs too much')
  queueOf(ME).fail(id, 'not_enough_credits')
  await expect.element(page.getByText(/You do not have enough credits to send this message/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Get credits' })).toHaveAttribute('href', '/credits')
  await page.getByRole('button', { name: 'Send again' }).click()
  expect(queueOf(ME).messages.map((one) => [one.id, one.state])).toEqual([[id, 'waiting']])
  queueOf(ME).fail(id, 'unexpected')
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(queueOf(ME).messages).toEqual([])
  await expect.poll(texts).not.toContain('Costs too much')
})

test('§5: a message that has been confirmed never shows twice, and its bubble is not drawn anew', async () => {
  await open(textMessages(1, 2))
  await expect.poll(texts).toContain('Message 2')
  const { id } = send('Only once')
  await expect.poll(texts).toEqual(['Message 1', 'Message 2', 'Only once'])
  const bubble = page.getByText('Only once').element()
  const { profile } = conversationOf([])
  applyLocally({
    kind: 'message',
    chat: {
      conversation: { id: 'c1' },
      profile,
      last_active: 'now',
      num_unread_messages: 0,
      last_message: null,
    },
    message: { ...textMessage(3, ME, 'Only once'), id },
  })
  const waiting = page.getByText('Waiting to send')
  await expect.element(waiting).not.toBeInTheDocument()
  expect(texts()).toEqual(['Message 1', 'Message 2', 'Only once'])
  queueOf(ME).discard(id)
  await frame()
  expect(texts()).toEqual(['Message 1', 'Message 2', 'Only once'])
  expect(page.getByText('Only once').element()).toBe(bubble)
})

test('links lead elsewhere and tell nothing; what only looks like one stays text', async () => {
  await open([with_({ kind: 'text', text: 'See https://example.org/a, not javascript:alert(1)' }, ME)])
  const link = page.getByRole('link', { name: 'https://example.org/a', exact: true })
  await expect.element(link).toHaveAttribute('rel', 'noopener nofollow ugc')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('href', 'https://example.org/a')
  expect(scroller().querySelectorAll('p[dir=auto] a')).toHaveLength(1)
})

test.each([
  ['script', '<script>document.title="x"</script><img src=x onerror=alert(1)>'],
  ['text that turns its surroundings', '\u202Eevil\u2067 \u202Dtext'],
  ['zero-width text', 'a\u200B\u200D\uFEFFb'],
  ['a long word', 'x'.repeat(5_000)],
  ['piled letters', `Z${'\u0351'.repeat(300)}algo`],
  ['10,000 emoji', '😀'.repeat(10_000)],
  ['lines', 'one\n\n\ntwo'],
])('%s is shown as it is, and harmlessly', async (_, text) => {
  await open([textMessage(1, VERA, text), textMessage(2, ME, 'After it')])
  await expect.poll(texts).toEqual([text, 'After it'])
  expect(scroller().scrollWidth).toBeLessThanOrEqual(scroller().clientWidth)
  const [first, second] = scroller().querySelectorAll('p[dir=auto]')
  expect(first!.querySelectorAll('*')).toHaveLength(0)
  expect(getComputedStyle(first!).unicodeBidi).toMatch(/isolate|plaintext/)
  expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom)
  expect(document.title).not.toBe('x')
})

test('a few emoji are drawn large', async () => {
  await open([textMessage(1, VERA, '😀❤️'), textMessage(2, VERA, 'Hi 😀')])
  await expect.poll(texts).toHaveLength(2)
  const sizes = [...scroller().querySelectorAll('p[dir=auto]')].map((one) =>
    Number.parseFloat(getComputedStyle(one).fontSize),
  )
  expect(sizes[0]).toBeGreaterThan(2 * sizes[1]!)
})

test('§6: a photo from someone to whom the user has never written is not even fetched before they ask', async () => {
  await open([with_({ kind: 'photo', photo })])
  const show = page.getByRole('button', { name: /Show photo/ })
  await expect.element(show).toBeVisible()
  expect(sources()).toEqual(['/media/blurred.webp'])
  await show.click()
  await expect.poll(sources).toEqual(['/media/card.webp'])
  await page.getByRole('button', { name: 'Photo from Vera, enlarge' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photos with Vera' })).toBeVisible()
})

test('§6: photos are shown at once between members who have written, and one’s own always', async () => {
  const messages = [with_({ kind: 'photo', photo }), textMessage(2, ME)]
  await open(messages)
  await expect.poll(sources).toEqual(['/media/card.webp'])
  unmount()
  await open([with_({ kind: 'photo', photo }, ME)], { overrides: { has_written: false } })
  await expect.poll(sources).toEqual(['/media/card.webp'])
})

test('a gift shows its drawing, name and note', async () => {
  await open([with_({ kind: 'gift', gift: 'rose', note: 'For you' })])
  await expect.element(page.getByText('A rose')).toBeVisible()
  await expect.element(page.getByText('For you')).toBeVisible()
  expect(sources()).toEqual(['/rose.svg'])
})

test('§6: a phone number in a first message raises a hint, and none once the user has written', async () => {
  const first = textMessage(1, VERA, 'Call me: 06 12345678')
  await open([first])
  await expect.element(page.getByText(/Take a second look before you reply/)).toBeVisible()
  unmount()
  await open([textMessage(1, ME), { ...first, sequence: 2, id: 'another-message-x' }])
  await expect.poll(texts).toHaveLength(2)
  await expect.element(page.getByText(/Take a second look before you reply/)).not.toBeInTheDocument()
})

const REMOVED = 'We removed this message because it’s against our terms.'

test('what staff have removed says so, and there is nothing left to report', async () => {
  await open([
    with_({ kind: 'removed' }),
    { ...textMessage(2, VERA), content: { kind: 'gift', gift: 'rose', note: null } },
  ])
  await expect.element(page.getByText(REMOVED)).toBeVisible()
  await expect.element(page.getByText('We removed the note because it’s against our terms.')).toBeVisible()
  await expect.element(page.getByText('A rose')).toBeVisible()
  expect(page.getByRole('button', { name: /Report/ }).elements()).toHaveLength(1)
})

test('a message that staff remove disappears from the open page, also from one of its older pages', async () => {
  await open(textMessages(1, 60))
  const remove = (sequence: number) => {
    const message = { ...textMessage(sequence, VERA), content: { kind: 'removed' } as const }
    const { id, from, sent_at } = message
    const last = { sequence, from, sent_at, kind: 'removed', gift: null, text: '' } as const
    const about = { conversation: 'c1', profile: VERA, message, last_message: last }
    const event = { kind: 'message_changed', ...about } as const
    applyLocally(event)
    followChanges(event)
    return id
  }
  await expect.poll(texts).toContain('Message 59')
  remove(59)
  await expect.element(page.getByText(REMOVED)).toBeVisible()
  expect(texts()).not.toContain('Message 59')
  scroller().scrollTop = 0
  await expect.poll(() => (scroller().scrollTo(0, 0), texts())).toContain('Message 5')
  remove(5)
  await expect.poll(texts).not.toContain('Message 5')
  expect(texts()).toContain('Message 6')
})

test('§5: a message that one sends flies into the log within 200 ms, unless motion is reduced', async () => {
  await open(textMessages(1, 2))
  send('Hello there')
  await expect.element(page.getByText('Hello there')).toBeVisible()
  const bubble = page.getByText('Hello there').element().closest('[data-new]')!
  expect(motionOf(bubble)).toEqual({ milliseconds: 200, properties: ['opacity', 'transform'] })
  // Earlier messages stand still.
  expect(page.getByText('Message 2').element().closest('[data-new]')).toBeNull()
  await reduceMotion()
  expect(motionOf(bubble)).toEqual({ milliseconds: 0, properties: [] })
})
