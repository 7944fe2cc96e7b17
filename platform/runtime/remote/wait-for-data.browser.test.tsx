import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForData } from './wait-for-data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const never = new Promise<string>(() => {})
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

/** Whether the wait is over after so many milliseconds. */
async function isOverAfter(ms: number, wait: Promise<unknown>) {
  let isOver = false
  void wait.then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

test('the data ends the wait, and leaves no timer behind', async () => {
  expect(await waitForData(Promise.resolve('data'))).toBe('data')
  expect(vi.getTimerCount()).toBe(0)
})

test('online, a slow network is waited for, but not for ever', async () => {
  expect(await isOverAfter(4_999, waitForData(never))).toBe(false)
  expect(await isOverAfter(5_000, waitForData(never))).toBe(true)
})

test('offline, the page shows after 200 ms without its data', async () => {
  setOnline(false)
  expect(await isOverAfter(200, waitForData(never))).toBe(true)
})

test('a connection that breaks during the wait ends it', async () => {
  const wait = waitForData(never)
  await vi.advanceTimersByTimeAsync(1_000)
  window.dispatchEvent(new Event('offline'))
  expect(await isOverAfter(200, wait)).toBe(true)
})
