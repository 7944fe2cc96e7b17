import { expect, test } from 'vitest'
import { messageState } from './message-state.ts'

test.each([
  [1, 'read'],
  [2, 'read'],
  [3, 'delivered'],
  [4, 'sent'],
] as const)('message %i, of which 2 are read and 3 delivered, is %s', (sequence, state) => {
  expect(messageState({ sequence }, { theirReadUpTo: 2, theirDeliveredUpTo: 3 })).toBe(state)
})
