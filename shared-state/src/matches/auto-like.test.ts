import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { fetchWaitingLike } from './auto-like.ts'

const profile = { id: 'a', name: 'Ann', main_image: null }
let answer: unknown
let asked: string[] = []

beforeEach(() => {
  asked = []
  startTestState()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path !== '/api/auto-like.php') return Response.json({ profiles: [], liked_by: [] })
    return answer ? Response.json(answer) : new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('§7: a waiting like is found, and the likes reload 500 ms later', async () => {
  answer = { profile }
  expect(await fetchWaitingLike()).toEqual(profile)
  await vi.advanceTimersByTimeAsync(499)
  expect(asked).toEqual(['/api/auto-like.php'])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['/api/auto-like.php', '/api/likes.php'])
})

test('§7: without a waiting like nothing is reloaded', async () => {
  answer = undefined
  expect(await fetchWaitingLike()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(['/api/auto-like.php'])
})
