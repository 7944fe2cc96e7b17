import type { Message } from 'contracts'
import { expect, test } from 'vitest'
import { isStart } from './is-start.ts'

const profile = { id: 'b1', name: 'Bea', main_image: null }
const from = (from: string): Message => ({
  id: 'm',
  sequence: 1,
  from,
  sent_at: '',
  content: { kind: 'text', text: 'Hei' },
})
const chat = { has_written: false, messages: [] as Message[], profile, up_to: 0 }

test('§5: the first message starts a conversation, and so does the one after a signup message', () => {
  expect(isStart(chat)).toBe(true)
  expect(isStart({ ...chat, up_to: 1, messages: [from('me')] })).toBe(true)
})

test('§5: a reply starts nothing', () => {
  expect(isStart({ ...chat, up_to: 1, messages: [from('b1')] })).toBe(false)
  expect(isStart({ ...chat, up_to: 2, messages: [from('me')], has_written: true })).toBe(false)
  // Emptied: the other member may have written.
  expect(isStart({ ...chat, up_to: 1 })).toBe(false)
})
