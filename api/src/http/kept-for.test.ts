import { expect, test, vi } from 'vitest'
import { keptFor } from './kept-for.ts'

test('an answer is asked for once, for all who ask, until it is old', async () => {
  vi.useFakeTimers()
  let asked = 0
  const find = async (key: string) => {
    asked += 1
    return `${key} ${asked}`
  }
  const kept = keptFor(5_000, find)
  expect(await Promise.all([kept('a'), kept('a'), kept('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  vi.advanceTimersByTime(4_999)
  expect(await kept('a')).toBe('a 1')
  vi.advanceTimersByTime(1)
  expect(await kept('a')).toBe('a 3')
  vi.useRealTimers()
})

test('a failure is not kept', async () => {
  const find = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('here')
  const kept = keptFor(5_000, find)
  await expect(kept('a')).rejects.toThrow('gone')
  expect(await kept('a')).toBe('here')
})
