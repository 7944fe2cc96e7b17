import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TookTooLong, withRetry, withTimeout } from './with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that fails `failures` times, with counts of its attempts and preparations. */
function flaky(failures: number) {
  const calls = { attempts: 0, prepared: 0 }
  const attempt = async () => {
    calls.attempts += 1
    if (calls.attempts <= failures) throw new Error(`failure ${calls.attempts}`)
    return 'done'
  }
  const prepare = async () => {
    calls.prepared += 1
  }
  return { calls, attempt, prepare }
}

test('does not retry a success', async () => {
  const { calls, attempt, prepare } = flaky(0)
  expect(await withRetry(attempt, prepare)).toBe('done')
  expect(calls).toEqual({ attempts: 1, prepared: 0 })
})

test('retries a failure twice, after preparing each time', async () => {
  const { calls, attempt, prepare } = flaky(2)
  const work = withRetry(attempt, prepare)
  await vi.runAllTimersAsync()
  expect(await work).toBe('done')
  expect(calls).toEqual({ attempts: 3, prepared: 2 })
})

test('rejects with the first failure, from which later ones may only follow', async () => {
  const { calls, attempt, prepare } = flaky(9)
  await Promise.all([
    expect(withRetry(attempt, prepare)).rejects.toThrow('failure 1'),
    vi.runAllTimersAsync(),
  ])
  expect(calls.attempts).toBe(3)
})

test('pauses longer each time, with jitter', async () => {
  const { calls, attempt, prepare } = flaky(9)
  const failure = withRetry(attempt, prepare, [100, 1_000]).catch(String)
  await vi.advanceTimersByTimeAsync(49)
  expect(calls.attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(101)
  expect(calls.attempts).toBe(2)
  await vi.advanceTimersByTimeAsync(350)
  expect(calls.attempts).toBe(2)
  await vi.advanceTimersByTimeAsync(1_150)
  expect(calls.attempts).toBe(3)
  expect(await failure).toBe('Error: failure 1')
})

test('does not retry a timeout', async () => {
  let attempts = 0
  const attempt = () => {
    attempts += 1
    return withTimeout(new Promise(() => {}), 5_000, 'entry.js')
  }
  await Promise.all([
    expect(withRetry(attempt, async () => {})).rejects.toThrow(TookTooLong),
    vi.runAllTimersAsync(),
  ])
  expect(attempts).toBe(1)
})

test('passes on work that finishes in time, and leaves no timer', async () => {
  expect(await withTimeout(Promise.resolve('here'), 5_000, 'entry.js')).toBe('here')
  await expect(withTimeout(Promise.reject(new Error('gone')), 5_000, 'entry.js')).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects work that hangs, with an explanation', async () => {
  const work = withTimeout(new Promise(() => {}), 5_000, 'entry.js')
  await Promise.all([
    expect(work).rejects.toThrow('entry.js took more than 5000 ms.'),
    vi.advanceTimersByTimeAsync(5_000),
  ])
})
