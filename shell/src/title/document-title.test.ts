import { expect, test } from 'vitest'
import { documentTitle } from './document-title.ts'

test.each([
  [{ page: 'Members', waiting: 0 }, 'Members – Amberly'],
  [{ page: 'Members', waiting: 3 }, '(3) Members – Amberly'],
  [{ page: 'Members', waiting: 120 }, '(120) Members – Amberly'],
  [{ page: undefined, waiting: 0 }, 'Amberly'],
  [{ page: undefined, waiting: 1 }, '(1) Amberly'],
])('§2: the title starts with the number of unread messages and new likes: %j', (title, text) => {
  expect(documentTitle({ site: 'Amberly', ...title })).toBe(text)
})
