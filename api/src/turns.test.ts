import { expect, test } from 'vitest'
import { TooManyWaiting, Turns } from './turns.ts'

/** CommandWork that ends when the test says so. */
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

test('two run, two wait in the order in which they came, the fifth is told at once', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 2 })
  const all = [work(), work(), work(), work(), work()]
  const taken = all.map(({ start }) => turns.take(start))
  await expect(taken[4]).rejects.toBeInstanceOf(TooManyWaiting)
  expect(all.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false, false])
  expect(turns.isFull).toBe(true)
  all[1]?.end()
  await settle()
  expect(all.map(({ isRunning }) => isRunning())).toEqual([true, true, true, false, false])
  for (const { end } of all) end()
  await expect(Promise.all(taken.slice(0, 4))).resolves.toEqual(['done', 'done', 'done', 'done'])
  expect(turns.isFull).toBe(false)
})

test('what fails gives up its place', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 })
  const [first, second] = [work(), work()]
  const taken = [turns.take(first.start), turns.take(second.start)]
  first.fail()
  second.end()
  await expect(taken[0]).rejects.toThrow('failed')
  await expect(taken[1]).resolves.toBe('done')
})
