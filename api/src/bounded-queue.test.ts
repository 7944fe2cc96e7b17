import { expect, test } from 'vitest'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

/** Work that ends when the test tells it to. */
function work() {
  let isRunning = false
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const start = () => {
    isRunning = true
    return promise
  }
  return {
    start,
    end: () => resolve('done'),
    fail: () => reject(new Error('failed')),
    isRunning: () => isRunning,
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('two run, two wait in order, and the fifth is refused at once', async () => {
  const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 2 })
  const all = [work(), work(), work(), work(), work()]
  const taken = all.map(({ start }) => queue.run(start))
  await expect(taken[4]).rejects.toBeInstanceOf(QueueFull)
  expect(all.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false, false])
  expect(queue.isFull).toBe(true)
  all[1]?.end()
  await settle()
  expect(all.map(({ isRunning }) => isRunning())).toEqual([true, true, true, false, false])
  for (const { end } of all) end()
  await expect(Promise.all(taken.slice(0, 4))).resolves.toEqual(['done', 'done', 'done', 'done'])
  expect(queue.isFull).toBe(false)
})

test('failed work frees its slot', async () => {
  const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1 })
  const [first, second] = [work(), work()]
  const taken = [queue.run(first.start), queue.run(second.start)]
  first.fail()
  second.end()
  await expect(taken[0]).rejects.toThrow('failed')
  await expect(taken[1]).resolves.toBe('done')
})
