import { expect, test } from 'vitest'
import { activationReminder } from './activation-reminder.ts'

const waiting = {
  status: 'not_confirmed',
  notifications_disabled: [],
  profile: { status: 'disabled' },
} as const

test.each([
  [{}, false, 'alert'],
  [{}, true, 'modal'],
  [{ status: 'confirmed' }, false, 'none'],
  [{ status: 'confirmed' }, true, 'none'],
  [{ status: 'pending_deletion' }, true, 'none'],
  [{ profile: { status: 'active' } }, false, 'none'],
  [{ profile: { status: 'active' } }, true, 'none'],
  [{ notifications_disabled: ['bounce'] }, false, 'none'],
  [{ notifications_disabled: ['fbl', 'listunsubscribe'] }, true, 'none'],
] as const)(
  '§4: a member with %j, arriving by phone from another site: %s, is reminded by: %s',
  (user, isArrivalByPhone, reminder) => {
    expect(activationReminder({ user: { ...waiting, ...user }, isArrivalByPhone })).toBe(reminder)
  },
)
