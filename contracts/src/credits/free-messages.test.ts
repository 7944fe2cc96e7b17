import { expect, test } from 'vitest'
import { freeMessages } from './free-messages.ts'

test.each([
  [15, 5, 3],
  [18, 5, 3],
  [4, 5, 0],
  [15, 0, null],
])(
  '%d credits of a signup, at %d a message, pay for %s messages',
  (signup_credits, message_credits, free) => {
    expect(freeMessages({ signup_credits, message_credits })).toBe(free)
  },
)
