import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TookTooLong, withRetry, withTimeout } from './with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that fails as often as is said, and tells how often it and its preparation were asked for. */
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

test('what works at once is asked for once', async () => {
  const { calls, attempt, prepare } = flaky(0)
  expect(await withRetry(attempt, prepare)).toBe('done')
  expect(calls).toEqual({ attempts: 1, prepared: 0 })
})

test('what fails is tried twice more, prepared each time', async () => {
  const { calls, attempt, prepare } = flaky(2)
  const work = withRetry(attempt, prepare)
  await vi.runAllTimersAsync()
  expect(await work).toBe('done')
  expect(calls).toEqual({ attempts: 3, prepared: 2 })
})

test('then the last failure is the answer', async () => {
  const { calls, attempt, prepare } = flaky(9)
  await Promise.all([
    expect(withRetry(attempt, prepare)).rejects.toThrow('failure 3'),
    vi.runAllTimersAsync(),
  ])
  expect(calls.attempts).toBe(3)
})

test('the pauses grow, and no two browsers keep the same', async () => {
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
  expect(await failure).toBe('Error: failure 3')
})

test('what took all the time there was is not tried again', async () => {
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

test('work in time is its own answer, and nothing goes on ticking', async () => {
  expect(await withTimeout(Promise.resolve('here'), 5_000, 'entry.js')).toBe('here')
  await expect(withTimeout(Promise.reject(new Error('gone')), 5_000, 'entry.js')).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that hangs ends with a sentence', async () => {
  const work = withTimeout(new Promise(() => {}), 5_000, 'entry.js')
  await Promise.all([
    expect(work).rejects.toThrow('entry.js took more than 5000 ms.'),
    vi.advanceTimersByTimeAsync(5_000),
  ])
})
