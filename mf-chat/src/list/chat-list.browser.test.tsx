import { type ChatEntry, getGifts, href } from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { queueMessage } from 'shared-state/outgoing'
import { endpointQuery, queryClient } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draftsOf } from '../../../shared-state/src/chat/drafts/drafts-of.ts'
import { freeMember } from '../../../shared-state/src/fixture-state.ts'
import { chatWith } from '../fixture-chats.ts'
import { renderInPage } from '../fixture-page.tsx'
import { ChatList } from './chat-list.tsx'

const match = (id: string) => ({
  id,
  name: `Match ${id}`,
  main_image: null,
  matched_at: '2026-03-01T12:00:00.000Z',
  has_conversation: false,
})
const message = (text: string, own: Partial<NonNullable<ChatEntry['last_message']>> = {}) => ({
  sequence: 1,
  from: 'u1',
  sent_at: new Date().toISOString(),
  kind: 'text' as const,
  gift: null,
  text,
  ...own,
})

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

function render(chats: readonly ChatEntry[], matches: readonly string[] = [], current?: string) {
  unmount = renderInPage(<ChatList current={current} />, {
    chats: { chats: [...chats] },
    matches: { matches: matches.map(match) },
  }).unmount
}

const rows = () => page.getByRole('list').last().getByRole('link')
const names = () =>
  rows()
    .elements()
    .map((row) => row.querySelector('bdi')?.textContent)
const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

test('the last message may be one that staff have removed', async () => {
  render([chatWith('Vera', { last_message: message('', { from: 'vera', kind: 'removed' }) })])
  await expect.element(row('Vera')).toMatchTextContent(/Removed message/)
})

test('rows link to their conversations, the latest first, and a new message moves its row up', async () => {
  const [vera, jonas, mia] = [
    chatWith('Vera', { last_message: message('hi', { sent_at: '2026-03-03T12:00:00.000Z' }) }),
    chatWith('Jonas', { last_message: message('hi', { sent_at: '2026-03-02T12:00:00.000Z' }) }),
    chatWith('Mia', {
      last_message: message('hi', { sent_at: '2026-03-01T12:00:00.000Z' }),
      num_unread_messages: 2,
    }),
  ]
  render([vera, jonas, mia])
  await expect.poll(names).toEqual(['Vera', 'Jonas', 'Mia'])
  await expect.element(row('Mia')).toHaveAttribute('href', href('chats-id', { id: 'with-mia' }))
  await expect.element(row('Mia')).toHaveAccessibleName(/2 unread messages/)
  const last_message = message('again', { sequence: 2 })
  applyLocally({
    kind: 'message',
    chat: { ...jonas, last_message },
    message: {
      id: 'm2',
      sequence: 2,
      from: 'u1',
      sent_at: last_message.sent_at,
      content: { kind: 'text', text: 'again' },
    },
  })
  await expect.poll(names).toEqual(['Jonas', 'Vera', 'Mia'])
  await expect.element(row('Jonas')).toMatchTextContent(/You: again/)
})

test.each([
  ['a text', message('Hello', { from: 'vera' }), 'Hello'],
  ['an own text', message('Hello'), 'You: Hello'],
  ['a photo', message('', { from: 'vera', kind: 'photo' }), 'Photo'],
  ['a gift', message('', { from: 'vera', kind: 'gift', gift: 'rose' }), /Gift: Rose/],
  ['an own gift', message('', { kind: 'gift', gift: 'rose' }), /You: Gift: Rose/],
  [
    'a gift with a note',
    message('For you', { from: 'vera', kind: 'gift', gift: 'rose' }),
    /Gift: Rose · For you/,
  ],
  ['a gift that no longer exists', message('', { from: 'vera', kind: 'gift', gift: 'gone' }), /Gift(?!:)/],
  ['one that is too old to be shown', null, 'Older messages'],
])('the last line shows %s', async (_, last_message, text) => {
  render([chatWith('Vera', { last_message })])
  queryClient.setQueryData(endpointQuery(getGifts, { query: { locale: 'en' } }).queryKey, {
    gifts: [{ id: 'rose', name: 'Rose', image: '/rose.svg', is_offered: true }],
  })
  await expect.element(row('Vera')).toMatchTextContent(text)
  await expect.element(row('Vera')).toMatchTextContent(last_message ? /now/ : /Older/)
})

test('a member who is typing replaces the last line, and one who was online lately has a dot', async () => {
  render([chatWith('Vera', { last_active: 'now' }), chatWith('Jonas', { last_active: 'this_week' })])
  useStore.getState().startTyping('vera')
  await expect.element(row('Vera')).toMatchTextContent(/is typing…/)
  await expect.element(row('Vera')).not.toMatchTextContent(/Hello/)
  await expect.element(row('Vera')).toHaveAccessibleName(/Online now/)
  await expect.element(row('Jonas')).toMatchTextContent(/Hello from Jonas/)
})

test('a kept draft replaces the last message, but not in the open conversation', async () => {
  render([chatWith('Vera'), chatWith('Jonas')], [], 'jonas')
  const drafts = draftsOf(freeMember.id)
  drafts.write('vera', 'See you at')
  drafts.write('jonas', 'Hi there')
  await expect.element(row('Vera')).toMatchTextContent(/Draft: See you at/)
  await expect.element(row('Jonas')).toMatchTextContent(/Hello from Jonas/)
  drafts.clear()
})

test('§2: 100 unread messages are 99+', async () => {
  render([chatWith('Vera', { num_unread_messages: 100 })])
  await expect.element(page.getByText('99+')).toBeVisible()
})

test('a fictional profile is marked by the word', async () => {
  render([chatWith('Vera', { profile: { id: 'vera', name: 'Vera', main_image: null, is_fictional: true } })])
  await expect.element(row('Vera')).toMatchTextContent(/fictional profile/)
})

test('the open conversation is marked', async () => {
  render([chatWith('Vera'), chatWith('Jonas')], [], 'vera')
  await expect.element(row('Vera')).toHaveAttribute('aria-current', 'page')
  await expect.element(row('Jonas')).not.toHaveAttribute('aria-current')
})

test('matches without a conversation come first, and open straight into writing', async () => {
  render([chatWith('Vera')], ['vera', 'x'])
  await expect.element(page.getByRole('heading', { name: 'New matches' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write to Match x' }))
    .toHaveAttribute('href', '/members/x/chat')
  await expect.element(page.getByRole('link', { name: 'Write to Match vera' })).not.toBeInTheDocument()
})

test('the search finds names as they are typed, and says when there are none', async () => {
  render([chatWith('Vera'), chatWith('Jonas')], ['Veronica'])
  const field = page.getByRole('searchbox', { name: 'Search by name' })
  await field.fill('ver')
  await expect.poll(names).toEqual(['Vera'])
  await expect.element(page.getByRole('link', { name: 'Write to Match Veronica' })).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent('2 conversations found')
  await field.fill('zz')
  await expect.element(page.getByText('No one here is called “zz”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(names).toEqual(['Vera', 'Jonas'])
})

test('an empty list leads to the search and the likes', async () => {
  render([])
  await expect.element(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members')
  await expect
    .element(page.getByRole('link', { name: 'See who likes you' }))
    .toHaveAttribute('href', '/likes')
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
})

test('while the list loads, its place is marked busy', async () => {
  unmount = renderInPage(<ChatList />).unmount
  await expect.element(page.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true')
})

test('a list that fails to load can be tried again', async () => {
  const answers = [Response.json({ error: { code: 'unexpected', message: '' } }, { status: 400 })]
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('chats.php')
      ? Promise.resolve(answers.shift() ?? Response.json({ chats: [chatWith('Vera')] }))
      : new Promise(() => {}),
  )
  unmount = renderInPage(<ChatList />).unmount
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/An error occurred, please try again later/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row('Vera')).toBeVisible()
})

test('of hundreds of rows a screenful is rendered, then more as the user scrolls', async () => {
  render(Array.from({ length: 200 }, (_, index) => chatWith(`Member${index}`)))
  await expect.element(row('Member0')).toBeVisible()
  const before = names().length
  expect(before).toBeLessThan(100)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => names().length).toBeGreaterThan(before)
})

test('the open conversation is scrolled into view, however far down it stands', async () => {
  render(
    Array.from({ length: 60 }, (_, index) => chatWith(`Member${index}`)),
    [],
    'member55',
  )
  await expect.element(row('Member55')).toBeInViewport()
})

test('what waits to be sent shows in the list, before the last message', async () => {
  render([chatWith('Vera', { last_message: message('Hello') })])
  await expect.element(row('Vera')).toMatchTextContent(/Hello/)
  const content = { kind: 'text', text: 'On my way' } as const
  queueMessage(chatWith('Vera').profile.id, content, content)
  await expect.element(row('Vera')).toMatchTextContent(/Waiting to send · On my way/)
})
