import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

const code = {}
const offline = () => Promise.reject(new Error('The chunk could not be loaded.'))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('§7: code that could not be had is asked for again until it is there, then never more', async () => {
  const load = vi
    .fn<() => Promise<object>>()
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline)
    .mockResolvedValue(code)
  const then = vi.fn<(loaded: object) => void>()
  untilLoaded(load, then)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(then.mock.calls).toEqual([[code]])
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a browser that is online again asks at once', async () => {
  const load = vi.fn<() => Promise<object>>().mockImplementationOnce(offline).mockResolvedValue(code)
  const then = vi.fn<(loaded: object) => void>()
  untilLoaded(load, then)
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(then).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is asked for or started once it was cancelled', async () => {
  const load = vi.fn<() => Promise<object>>().mockImplementation(offline)
  const then = vi.fn<(loaded: object) => void>()
  const cancel = untilLoaded(load, then)
  await vi.advanceTimersByTimeAsync(0)
  cancel()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
  expect(then).not.toHaveBeenCalled()
})
