import { expect, test } from 'vitest'
import { chatWith } from '../fixture-chats.ts'
import { orderedChats } from './ordered-chats.ts'

const at = (day: number) => ({
  sequence: 1,
  from: 'a',
  sent_at: `2026-03-0${day}T12:00:00.000Z`,
  kind: 'text' as const,
  gift: null,
  text: '',
})

test('the newest conversations come first, read or not, and those too old to show come last', () => {
  const chats = [
    chatWith('Old', { last_message: at(1) }),
    chatWith('Hidden', { last_message: null }),
    chatWith('New', { last_message: at(4) }),
    chatWith('OldUnread', { last_message: at(2), num_unread_messages: 1 }),
    chatWith('NewUnread', { last_message: at(3), num_unread_messages: 5 }),
  ]
  const names = orderedChats(chats).map(({ profile }) => profile.name)
  expect(names).toEqual(['New', 'NewUnread', 'OldUnread', 'Old', 'Hidden'])
  expect(chats[0]?.profile.name).toBe('Old')
})
