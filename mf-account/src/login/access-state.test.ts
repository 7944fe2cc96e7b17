import { expect, test } from 'vitest'
import { readAccessState } from './access-state.ts'

const nothing = { email: '', isPasswordNew: false }

test.each([
  [null, nothing],
  [undefined, nothing],
  ['text', nothing],
  [{}, nothing],
  [{ email: 7, isPasswordNew: 'yes' }, nothing],
  [{ email: 'ann@' }, { ...nothing, email: 'ann@' }],
  [{ isPasswordNew: true }, { ...nothing, isPasswordNew: true }],
])('the state %j is read as %j', (state, expected) => {
  expect(readAccessState(state)).toEqual(expected)
})
