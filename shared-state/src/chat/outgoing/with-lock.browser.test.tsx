import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

let name = ''
beforeEach(() => {
  name = crypto.randomUUID()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('runs one at a time, and returns the result', async () => {
  const begun: number[] = []
  const first = Promise.withResolvers<string>()
  const results = [
    withLock(name, () => {
      begun.push(1)
      return first.promise
    }),
    withLock(name, async () => {
      begun.push(2)
      return 'b'
    }),
  ]
  await expect.poll(() => begun).toEqual([1])
  first.resolve('a')
  expect(await Promise.all(results)).toEqual(['a', 'b'])
})

test('takes the lock from a tab that holds it for too long', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const suspended = withLock(name, () => new Promise<string>(() => {})).catch((error: unknown) => error)
  await expect
    .poll(async () => (await navigator.locks.query()).held?.some((lock) => lock.name === name))
    .toBe(true)
  timeout.mockReturnValue(AbortSignal.abort(new DOMException('too long', 'TimeoutError')))
  expect(await withLock(name, async () => 'mine')).toBe('mine')
  expect(await suspended).toMatchObject({ name: 'AbortError' })
})

test('runs without a lock where the browser has none or refuses it', async () => {
  const refuse = async () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const navigator of [{}, { locks: { request: refuse } }]) {
    vi.stubGlobal('navigator', navigator)
    expect(await withLock(name, async () => 'ran')).toBe('ran')
  }
})

test('a failure of the work itself is passed on', async () => {
  const fail = vi.fn<() => Promise<never>>(async () => {
    throw new Error('no')
  })
  await expect(withLock(name, fail)).rejects.toThrow('no')
  expect(fail).toHaveBeenCalledTimes(1)
})
