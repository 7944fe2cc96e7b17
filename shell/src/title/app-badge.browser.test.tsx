import type { ChatEntry, Likes, Message, UserEvent } from 'contracts'
import { applyLocally } from 'shared-state/apply-locally'
import { useNavigationCounts } from 'shared-state/navigation'
import { leave } from 'shared-state/session'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../fixture-frame.tsx'
import { useAppBadge } from './use-app-badge.ts'

const setAppBadge = vi.fn<(count: number) => Promise<void>>()
let unmount = () => {}
afterEach(() => {
  unmount()
  setAppBadge.mockReset()
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

function Badge() {
  const { unread, newLikes, waiting } = useNavigationCounts()
  useAppBadge(waiting)
  return <output>{`${unread} ${newLikes} ${waiting}`}</output>
}

const counts = () => document.querySelector('output')?.textContent

async function render(answer: () => Promise<void> = async () => {}) {
  Object.defineProperty(navigator, 'setAppBadge', {
    value: setAppBadge.mockImplementation(answer),
    configurable: true,
  })
  const rendered = await renderInFrame(<Badge />, { user: {} })
  unmount = rendered.unmount
  await expect.poll(counts).toBe('0 0 0')
}

const chat = (num_unread_messages: number) =>
  ({ conversation: { id: 'c1' }, profile: { id: 'ben' }, num_unread_messages }) as ChatEntry
const arrives = (unread: number): UserEvent => ({
  kind: 'message',
  chat: chat(unread),
  message: {} as Message,
})
const profile: Likes['profiles'][number] = {
  id: 'cas',
  name: 'Cas',
  main_image: null,
  liked_at: '2026-03-01T12:00:00.000Z',
}

test('§4: the badge, and every other count, follows each event at once', async () => {
  await render()
  const events: readonly (readonly [UserEvent, string])[] = [
    [arrives(1), '1 0 1'],
    [arrives(2), '2 0 2'],
    [{ kind: 'like_received', profile }, '2 1 3'],
    // The chat was opened in another tab.
    [{ kind: 'read', by: 'me', conversation: 'c1', up_to: 2, num_unread_messages: 0 }, '0 1 1'],
    [{ kind: 'like_seen', profile: 'cas' }, '0 0 0'],
    [arrives(1), '1 0 1'],
    [{ kind: 'chat_deleted', conversation: 'c1' }, '0 0 0'],
    [{ kind: 'like_received', profile }, '0 1 1'],
    [{ kind: 'like_ended', way: 'received', profile: 'cas' }, '0 0 0'],
    [arrives(3), '3 0 3'],
    [{ kind: 'blocked', profile: 'ben' }, '0 0 0'],
  ]
  for (const [event, shown] of events) {
    applyLocally(event)
    await expect.poll(counts).toBe(shown)
    await expect.poll(() => setAppBadge.mock.lastCall?.[0]).toBe(Number(shown.split(' ').at(-1)))
  }
})

test('§8: a device that refuses the badge is no error, and a logout clears it', async () => {
  await render(() => Promise.reject(new Error('refused')))
  applyLocally(arrives(4))
  await expect.poll(() => setAppBadge.mock.lastCall?.[0]).toBe(4)
  leave()
  await expect.poll(() => setAppBadge.mock.lastCall?.[0]).toBe(0)
})
