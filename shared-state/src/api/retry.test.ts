import { autoLike, changeLanguage, type Endpoint, getUser, logIn } from 'contracts'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { waitBeforeRetry } from './retry.ts'

const failure = (status: number, retryAfter?: number) => new ApiError('unexpected', { status, retryAfter })
const longest = () => 1

test('§7: five times, after up to 200, 400, 800, 1600 and 3200 ms', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((tries) => waitBeforeRetry(getUser, tries, failure(503), longest))
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, undefined])
})

test('§7: a wait is at least half of the longest, and the rest of it is jitter', () => {
  const waits = [1, 2, 3, 4, 5].map((tries) => waitBeforeRetry(getUser, tries, failure(503), () => 0))
  expect(waits).toEqual([100, 200, 400, 800, 1_600])
  expect(waitBeforeRetry(getUser, 5, failure(503), () => 0.25)).toBe(2_000)
})

test.each<[string, Endpoint, boolean]>([
  ['a read', getUser, true],
  ['a read that finds something out', autoLike, true],
  ['a write that may be repeated', changeLanguage, true],
  ['any other write', logIn, false],
])('%s is retried: %3$s', (_, endpoint, again) => {
  expect(waitBeforeRetry(endpoint, 1, failure(503), longest) !== undefined).toBe(again)
})

test.each([
  [0, true],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [200, false],
  [400, false],
  [403, false],
  [404, false],
  [422, false],
])('status %i is retried: %s', (status, again) => {
  expect(waitBeforeRetry(getUser, 1, failure(status), longest) !== undefined).toBe(again)
})

test('adds Retry-After to the wait, and gives up if it is too long', () => {
  expect(waitBeforeRetry(getUser, 1, failure(429, 2_000), longest)).toBe(2_200)
  expect(waitBeforeRetry(getUser, 1, failure(429, 60_000), longest)).toBeUndefined()
})
