import { expect, test } from 'vitest'
import { conversationsLeft, isStart, writingRefusal } from './writing-rules.ts'

const stranger = { hasWritten: false, isReply: false, isStarted: false }
const free = { role: 'free', status: 'confirmed', isVisible: true, started: 0 } as const
const hidden = { ...free, isVisible: false } as const
const spent = { ...free, started: 2 } as const

test.each([
  ['the first message', stranger, true],
  ['a further message', { ...stranger, hasWritten: true }, false],
  ['a reply', { ...stranger, isReply: true }, false],
  ['a message to someone written to before they left and came back', { ...stranger, isStarted: true }, false],
])('§6: %s starts a conversation: %s', (_, acquaintance, starts) => {
  expect(isStart(acquaintance)).toBe(starts)
})

test.each([
  ['free', 0, 2],
  ['free', 2, 0],
  ['free', 3, 0],
  ['premium', 7, null],
  ['staff', 7, null],
] as const)('§6: a %s member who has started %i can start %s more', (role, started, left) => {
  expect(conversationsLeft({ role, started })).toBe(left)
})

test.each([
  ['a free member starts', free, 'confirmed', stranger, null],
  ['a free member starts a third', spent, 'confirmed', stranger, 'conversation_limit'],
  ['a free member replies', spent, 'confirmed', { ...stranger, isReply: true }, null],
  ['a premium member starts a third', { ...spent, role: 'premium' }, 'confirmed', stranger, null],
  [
    'an unconfirmed member writes',
    { ...free, status: 'not_confirmed' },
    'confirmed',
    stranger,
    'confirmation_required',
  ],
  ['a hidden member writes to a stranger', hidden, 'confirmed', stranger, 'profile_hidden'],
  ['a hidden member writes again', hidden, 'confirmed', { ...stranger, hasWritten: true }, null],
  ['a hidden member replies', hidden, 'confirmed', { ...stranger, isReply: true }, null],
  ['a member writes to an unconfirmed one', free, 'not_confirmed', stranger, 'awaiting_confirmation'],
] as const)('§4, §6: %s', (_, writer, status, acquaintance, refusal) => {
  expect(writingRefusal(writer, { status }, acquaintance)).toBe(refusal)
})
