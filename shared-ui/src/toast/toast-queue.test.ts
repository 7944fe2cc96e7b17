import { expect, test } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

const titles = (queue: ReturnType<typeof createToastQueue>) =>
  queue.visibleToasts.map((toast) => toast.content.title)

test('three toasts are visible, the newest first; closing one shows the next', () => {
  const queue = createToastQueue()
  const keys = ['one', 'two', 'three', 'four'].map((title) => queue.add({ title }))
  expect(titles(queue)).toEqual(['four', 'three', 'two'])
  queue.close(keys[3] ?? '')
  expect(titles(queue)).toEqual(['three', 'two', 'one'])
})

test('a newer toast takes the place of the one with the same topic', () => {
  const queue = createToastQueue()
  for (const title of ['Vera: one', 'Ann', 'Vera: two']) queue.add({ title, topic: title.slice(0, 3) })
  expect(titles(queue)).toEqual(['Vera: two', 'Ann'])
})

test('an explicit timeout overrides the reading time', () => {
  const queue = createToastQueue()
  queue.add({ title: 'Saved' }, { timeout: 60_000 })
  expect(queue.visibleToasts[0]?.timeout).toBe(60_000)
})

test('notifies the region of every change', () => {
  const queue = createToastQueue()
  let changes = 0
  queue.subscribe(() => changes++)
  queue.close(queue.add({ title: 'Saved' }))
  expect(changes).toBe(2)
})
