import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freeMember, startTestState, stateOf } from '../fixture-state.ts'
import { currentUser, enter, leave } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { startRefreshing } from './refresh.ts'

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/user.php': { user: { ...freeMember, credits: 7 } },
  '/api/chats.php': { chats: [] },
  '/api/likes.php': { profiles: [], liked_by: [] },
}

let asked: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(ANSWERS[url]))
  })
  startTestState(stateOf(freeMember))
  stop = startRefreshing()
})
afterEach(() => {
  stop()
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Number of requests per path. */
const rounds = () => asked.filter((url) => url === '/api/user.php').length

test('§7: polls first after 5 s, then every 60 s, with chats and likes', async () => {
  await vi.advanceTimersByTimeAsync(4_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.toSorted()).toEqual(['/api/chats.php', '/api/likes.php', '/api/user.php'])
  await vi.advanceTimersByTimeAsync(59_999)
  expect(rounds()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds()).toBe(2)
  expect(asked).toHaveLength(6)
})

test('the page shows the refreshed data', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => currentUser()?.credits).toBe(7)
})

test('§7: polls every 300 s with push', async () => {
  useStore.getState().setPush({ status: 'subscribed' })
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(299_999)
  expect(rounds()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds()).toBe(2)
})

test('§7: a hidden page rests, and catches up as soon as it is seen', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rounds()).toBe(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(rounds()).toBe(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds()).toBe(3)
  hidden.mockRestore()
})

test('§7: polls only while someone is logged in', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  leave()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(rounds()).toBe(1)
  enter(freeMember)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(rounds()).toBe(2)
})

test('a purchase does not change the rhythm', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(59_000)
  enter({ ...freeMember, role: 'premium', paid_user: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rounds()).toBe(2)
})

test('continues after a failed round', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('{}', { status: 404 })
  })
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds()).toBe(2)
  expect(currentUser()).toEqual(freeMember)
})

test('stops when told to', async () => {
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toEqual([])
})
