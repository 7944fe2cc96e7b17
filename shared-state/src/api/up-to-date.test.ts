import { answerSwipe, getSwipe, undoSwipe } from 'contracts'
import { expect, test } from 'vitest'
import { createState, startState } from '../page/create-state.ts'
import { upToDate } from './up-to-date.ts'

test.each([
  { endpoint: getSwipe, expected: 'revised' },
  { endpoint: answerSwipe, expected: 'as sent' },
  { endpoint: undoSwipe, expected: 'as sent' },
])('events revise the answer to a read, not to a write of the same path: $endpoint.method', (row) => {
  const state = createState()
  startState({ ...state, api: { ...state.api, revise: () => 'revised' } })
  expect(upToDate(row.endpoint, 'as sent', 7)).toBe(row.expected)
})
