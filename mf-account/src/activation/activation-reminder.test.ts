import { expect, test } from 'vitest'
import { activationReminder } from './activation-reminder.ts'

const waiting = {
  status: 'not_confirmed',
  notifications_disabled: [],
  profile: { status: 'disabled' },
} as const
const arrival = { isSignupComplete: true, isSmartphone: true }

test.each([
  [{}, {}, 'alert'],
  [{}, { isSmartphone: true }, 'alert'],
  [{}, { isSignupComplete: true }, 'alert'],
  [{}, arrival, 'modal'],
  [{ status: 'confirmed' }, {}, 'none'],
  [{ status: 'confirmed' }, arrival, 'none'],
  [{ status: 'pending_deletion' }, arrival, 'none'],
  [{ profile: { status: 'active' } }, {}, 'none'],
  [{ profile: { status: 'active' } }, arrival, 'none'],
  [{ notifications_disabled: ['bounce'] }, {}, 'none'],
  [{ notifications_disabled: ['fbl', 'listunsubscribe'] }, arrival, 'none'],
] as const)('§4: a member with %j arriving with %j is reminded by: %s', (user, visit, reminder) => {
  const situation = { isSignupComplete: false, isSmartphone: false, ...visit }
  expect(activationReminder({ user: { ...waiting, ...user }, ...situation })).toBe(reminder)
})
