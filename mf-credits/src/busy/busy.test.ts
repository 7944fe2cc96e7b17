import { expect, test } from 'vitest'
import remote from '../index.ts'
import { addBusyReason } from './busy.ts'

test('the remote refuses another version until the last reason has ended', () => {
  expect(remote.canUpdate()).toBe(true)
  const endForm = addBusyReason()
  const endPayment = addBusyReason()
  endForm()
  expect(remote.canUpdate()).toBe(false)
  // Ending twice ends no other reason.
  endForm()
  expect(remote.canUpdate()).toBe(false)
  endPayment()
  expect(remote.canUpdate()).toBe(true)
})
