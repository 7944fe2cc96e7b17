import { expect, test } from 'vitest'
import { unreadMessages } from './chats.ts'

test('§4: the chats’ badge sums the unread messages', () => {
  const chats = [0, 3, 98].map((num_unread_messages, id) => ({
    conversation: { id: String(id) },
    profile: { id: 'a', name: 'Ann', main_image: null },
    last_active: null,
    num_unread_messages,
    last_message: null,
  }))
  expect(unreadMessages({ chats })).toBe(101)
  expect(unreadMessages({ chats: [] })).toBe(0)
})
