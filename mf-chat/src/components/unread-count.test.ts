import { expect, test } from 'vitest'
import { unreadCount } from './unread-count.ts'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('§2: %i unread messages are shown as %s', (count, text) => {
  expect(unreadCount(count)).toBe(text)
})
