import { expect, test } from 'vitest'
import { longestIn } from './longest-task.ts'

const event = (name: string, tid: number, tdur: number, args = {}) => ({
  ph: 'X',
  name,
  pid: 1,
  tid,
  tdur,
  args,
})

test('the longest task counts processor time, of the page’s main thread alone', () => {
  const events = [
    event('thread_name', 1, 0, { name: 'CrRendererMain' }),
    event('thread_name', 2, 0, { name: 'Compositor' }),
    event('RunTask', 1, 12_500),
    event('RunTask', 1, 3_000),
    event('RunTask', 2, 90_000),
    event('Layout', 1, 40_000),
  ]
  expect(longestIn(events)).toBe(12.5)
})

test('a trace without a page’s tasks is no measurement', () => {
  expect(() => longestIn([event('RunTask', 1, 1_000)])).toThrow('no tasks')
})
