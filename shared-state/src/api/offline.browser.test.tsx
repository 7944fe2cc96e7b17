import { changeLanguage, getChats, logIn, pageHidden } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { beacon, call } from './call.ts'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  startTestState()
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  server.mockReset()
})

test('offline, a write fails at once', async () => {
  const asked = call(logIn, { body: { email: 'a@example.invalid', password: 'x' } })
  await expect(asked).rejects.toMatchObject({ code: 'offline', status: 0 })
  expect(server).not.toHaveBeenCalled()
})

test('offline, a read retries as soon as the browser is online', async () => {
  server.mockImplementation(async () => new Response('{"chats":[]}'))
  const asked = call(getChats)
  await vi.advanceTimersByTimeAsync(100)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await asked).toEqual({ chats: [] })
})

test('offline, a read fails in the end', async () => {
  const asked = call(changeLanguage, { body: { language: 'fi' } }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6_200)
  expect(await asked).toMatchObject({ code: 'offline' })
})

test('§7: a beacon is an empty JSON body', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  beacon(pageHidden)
  const [url, body] = send.mock.calls[0] ?? []
  expect(url).toBe('/api/page-hidden.php')
  expect(body).toMatchObject({ type: 'application/json' })
  vi.useRealTimers()
  expect(await (body as Blob).text()).toBe('{}')
})
