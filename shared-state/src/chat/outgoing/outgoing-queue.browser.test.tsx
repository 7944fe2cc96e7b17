import { beforeEach, expect, test } from 'vitest'
import { OutgoingQueue } from './outgoing-queue.ts'

let queue: OutgoingQueue
beforeEach(() => {
  localStorage.clear()
  queue = new OutgoingQueue('me')
})

function add(text: string, profile = 'bo') {
  const content = { kind: 'text', text } as const
  return queue.add({ profile, content, preview: content })
}

test('a list stays the same object until its messages change', () => {
  add('1')
  const list = queue.to('bo')
  expect(list).toHaveLength(1)
  queue.read()
  expect(queue.to('bo')).toBe(list)
  add('2')
  expect(queue.to('bo')).toHaveLength(2)
  expect(queue.to('cleo')).toEqual([])
})

test('two tabs that write at once keep both messages', () => {
  const tab = new OutgoingQueue('me')
  add('1')
  const content = { kind: 'text', text: '2' } as const
  tab.add({ profile: 'bo', content, preview: content })
  queue.read()
  expect(queue.messages).toHaveLength(2)
  expect(queue.messages[1]?.queuedAt).toBeGreaterThan(queue.messages[0]?.queuedAt ?? 0)
})

test('a message that another tab discards while it is refused does not come back', () => {
  const { id } = add('1')
  new OutgoingQueue('me').discard(id)
  queue.fail(id, 'conversation_limit')
  expect(queue.messages).toEqual([])
})

test('a message that another tab has sent stays until the event has shown it here', async () => {
  const { id } = add('1')
  let changes = 0
  const stop = queue.subscribe(() => {
    changes += 1
  })
  const key = `outgoing:me:${id}`
  localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  expect([changes, queue.to('bo').length]).toEqual([0, 1])
  await expect.poll(() => queue.to('bo')).toEqual([])
  expect(changes).toBe(1)
  stop()
})

test('at most 200 messages wait, with 64,000 characters', () => {
  for (let count = 0; count < 200; count += 1) add('.')
  expect(() => add('.')).toThrow('too_many_requests')
  queue.clear()
  add('x'.repeat(60_000))
  expect(() => add('x'.repeat(5_000))).toThrow('too_many_requests')
  expect(queue.messages).toHaveLength(1)
})

test('ignores what it cannot read', () => {
  localStorage.setItem('outgoing:me:broken', '{')
  expect(new OutgoingQueue('me').messages).toEqual([])
})
