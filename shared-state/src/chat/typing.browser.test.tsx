import { sendTyping } from 'contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { endTypingOffline } from '../realtime/follow-typing.ts'
import { useStore } from '../state/store.ts'
import { noteTyping } from './typing.ts'

const server = vi.fn<typeof fetch>()
const typing = () => useStore.getState().typing

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => new Response(null, { status: 204 }))
  startTestState()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.mockReset()
})

test('§8: a member is typing for six seconds after each event', async () => {
  const { startTyping } = useStore.getState()
  startTyping('bo')
  await vi.advanceTimersByTimeAsync(5_000)
  startTyping('bo')
  startTyping('cleo')
  await vi.advanceTimersByTimeAsync(5_999)
  expect(typing()).toEqual(['bo', 'cleo'])
  await vi.advanceTimersByTimeAsync(1)
  expect(typing()).toEqual([])
})

test('a logout forgets who is typing', () => {
  useStore.getState().startTyping('bo')
  useStore.getState().signOut()
  expect(typing()).toEqual([])
})

test('§8: without a connection nobody is typing, and they are again with the next event', async () => {
  const { startTyping } = useStore.getState()
  const stop = endTypingOffline()
  startTyping('bo')
  startTyping('cleo')
  window.dispatchEvent(new Event('offline'))
  expect(typing()).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  startTyping('bo')
  await vi.advanceTimersByTimeAsync(5_999)
  expect(typing()).toEqual(['bo'])
  stop()
  window.dispatchEvent(new Event('offline'))
  expect(typing()).toEqual(['bo'])
})

test('§8: typing is sent at most every three seconds to each member, and a failure is ignored', async () => {
  server.mockImplementation(async () => new Response('', { status: 500 }))
  for (let keys = 0; keys < 30; keys += 1) {
    noteTyping('bo')
    await vi.advanceTimersByTimeAsync(100)
  }
  noteTyping('cleo')
  const profiles = server.mock.calls.map(([, init]) => JSON.parse(init?.body as string).profile)
  expect(profiles).toEqual(['bo', 'cleo'])
  expect(server.mock.calls[0]?.[0]).toBe(sendTyping.path)
  noteTyping('bo')
  expect(server).toHaveBeenCalledTimes(3)
})
