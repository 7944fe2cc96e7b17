import { beforeEach, expect, test } from 'vitest'
import { freeMember, startTestState, stateOf } from '../fixture-state.ts'
import { draftsOf } from './drafts/drafts-of.ts'
import { queueMessage } from './outgoing/outgoing.ts'
import { forgetUnsent, hasUnsent } from './unsent.ts'

const hello = { kind: 'text', text: 'Hello' } as const
const other = { ...freeMember, id: 'u2' }

beforeEach(() => {
  localStorage.clear()
  startTestState(stateOf(freeMember))
})

test('a waiting message and a draft are unsent, of this member alone', () => {
  expect(hasUnsent()).toBe(false)
  queueMessage('bo', hello, hello)
  expect(hasUnsent()).toBe(true)
  startTestState(stateOf(other))
  expect(hasUnsent()).toBe(false)
  draftsOf(other.id).write('bo', 'Not yet stored')
  expect(hasUnsent()).toBe(true)
})

test('forgetting deletes what is stored, and leaves that of others', () => {
  draftsOf(other.id).write('bo', 'Mine')
  expect(draftsOf(other.id).hasAny()).toBe(true)
  queueMessage('bo', hello, hello)
  draftsOf(freeMember.id).write('bo', 'Hi')
  expect(hasUnsent()).toBe(true)
  forgetUnsent(freeMember.id)
  expect(hasUnsent()).toBe(false)
  expect(Object.keys(localStorage)).toEqual(['draft:u2:bo'])
})
