import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, settings, startTestState } from '../fixture-state.ts'
import { useStore } from '../state/store.ts'
import { pushBrowser } from './fixture-push-browser.ts'
import { announcePush } from './other-tabs.ts'
import { forgetPush, startPush, turnPushOff, turnPushOn } from './push.ts'

let browser: ReturnType<typeof pushBrowser>
let sent: string[] = []
let stop = () => {}
const open = vi.fn<(path: string) => void>()

function begin(member = freeMember, hasWorker = true) {
  const own = { ...settings, push_public_key: browser.publicKey, push_worker: hasWorker }
  startTestState({ user: member, settings: own })
  stop = startPush(open)
}

const push = () => useStore.getState().push
const status = () => push().status

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  open.mockClear()
  browser = pushBrowser()
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url}`)
    return url.includes('push=1') ? new Response(null, { status: 204 }) : Response.json({})
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A member who has turned push on here. */
async function subscribed() {
  begin()
  await expect.poll(status).toBe('not_subscribed')
  expect(await turnPushOn()).toBe(true)
  expect(status()).toBe('subscribed')
  expect(sent).toEqual(['POST /api/user.php?push=1'])
  sent = []
}

test('§3, §7: the worker is registered with its version, and nothing is asked', async () => {
  begin()
  await expect.poll(status).toBe('not_subscribed')
  expect(browser.register).toHaveBeenCalledWith('/push-worker.js?v=2', { updateViaCache: 'none' })
  expect(push().isCapable).toBe(true)
  expect(sent).toEqual([])
})

test('§7: push goes on in this browser and to the server, and off again', async () => {
  await subscribed()
  expect(push().subscription).toMatchObject({ endpoint: 'https://push.example.com/1' })
  await turnPushOff()
  expect(sent).toEqual(['DELETE /api/user.php?push=1'])
  expect(browser.current()).toBeNull()
  expect(status()).toBe('not_subscribed')
})

test('§4: push that its service has dropped goes on again with a new subscription', async () => {
  await subscribed()
  expect(await turnPushOn()).toBe(true)
  expect(push().subscription).toMatchObject({ endpoint: 'https://push.example.com/2' })
  expect(sent).toEqual(['POST /api/user.php?push=1'])
})

test('§4: a browser that says no is remembered as such', async () => {
  browser.permission.answer = 'denied'
  begin()
  await expect.poll(status).toBe('not_subscribed')
  expect(await turnPushOn()).toBe(false)
  expect(push()).toMatchObject({ status: 'denied', offer: 'refused', subscription: null })
  expect(sent).toEqual([])
})

test('a reload keeps push without a request; a new login of the same member gives it to the server again', async () => {
  await subscribed()
  stop()
  begin()
  await expect.poll(status).toBe('subscribed')
  expect(sent).toEqual([])
  stop()
  sessionStorage.clear()
  begin()
  await expect.poll(status).toBe('subscribed')
  expect(sent).toEqual(['POST /api/user.php?push=1'])
})

test('another member who logs in here does not inherit it', async () => {
  await subscribed()
  stop()
  begin({ ...freeMember, id: 'another' })
  await expect.poll(status).toBe('not_subscribed')
  expect(browser.current()).toBeNull()
  expect(sent).toEqual([])
})

test('the server learns that the browser has dropped the subscription, as in another tab', async () => {
  await subscribed()
  browser.drop()
  announcePush()
  await expect.poll(status).toBe('not_subscribed')
  await expect.poll(() => sent).toEqual(['DELETE /api/user.php?push=1'])
})

test('so it does when the permission was taken back', async () => {
  await subscribed()
  browser.permission.value = 'denied'
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(status).toBe('denied')
  await expect.poll(() => sent).toEqual(['DELETE /api/user.php?push=1'])
})

test('§7: chats and likes are reloaded on a push message', async () => {
  begin()
  await expect.poll(status).toBe('not_subscribed')
  const message = { title: 'Test', body: 'You have a new message.', url: 'https://x.example/', tag: 'likes' }
  browser.tell({ kind: 'push', message })
  await expect.poll(() => sent.toSorted()).toEqual(['GET /api/chats.php', 'GET /api/likes.php'])
  expect(push().lastMessage).toEqual(message)
})

test('a pressed notification opens its page here, and the worker learns it', async () => {
  begin()
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.addEventListener('message', resolve)
    port1.start()
  })
  browser.tell({ kind: 'open', path: '/chats/1' }, [port2])
  await answer
  expect(open).toHaveBeenCalledWith('/chats/1')
})

test('a logout ends the subscription and clears the screen', async () => {
  await subscribed()
  const close = vi.fn<() => void>()
  browser.shown.push({ close })
  await forgetPush()
  expect(close).toHaveBeenCalled()
  expect(browser.current()).toBeNull()
  expect(localStorage.getItem('push-owner')).toBeNull()
})

test('a site that has switched the worker off removes it', async () => {
  begin(freeMember, false)
  await expect.poll(() => browser.registration.unregister.mock.calls).toHaveLength(1)
  expect(browser.register).not.toHaveBeenCalled()
  await expect.poll(() => push().isCapable).toBe(false)
})
