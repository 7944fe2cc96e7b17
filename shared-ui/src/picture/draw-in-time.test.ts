import { beforeEach, expect, test, vi } from 'vitest'
import { drawInTime } from './draw-in-time.ts'

let now = 0
let drawn: string[] = []

/** Takes so many milliseconds. */
const drawing = (name: string, milliseconds: number) => () => {
  drawn.push(name)
  now += milliseconds
}

beforeEach(() => {
  drawn = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('what is drawn quickly is all drawn at once', () => {
  for (const name of ['a', 'b', 'c']) drawInTime(drawing(name, 1))
  expect(drawn).toEqual(['a', 'b', 'c'])
})

test('what takes long is drawn in several tasks, in its order', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) drawInTime(drawing(name, 5))
  expect(drawn).toEqual(['a', 'b'])
  vi.advanceTimersToNextTimer()
  expect(drawn).toEqual(['a', 'b', 'c', 'd'])
  vi.advanceTimersToNextTimer()
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('what has left the page meanwhile is not drawn', () => {
  drawInTime(drawing('a', 20))
  const cancel = drawInTime(drawing('b', 1))
  drawInTime(drawing('c', 1))
  cancel()
  vi.runAllTimers()
  expect(drawn).toEqual(['a', 'c'])
})
