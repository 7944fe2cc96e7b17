import { expect, test } from 'vitest'
import { withUserChanges } from './user-patches.ts'

test('a user event replaces the parts of the user that it carries, and logs nobody in', () => {
  const before = {
    id: 'm1',
    role: 'free',
    status: 'not_confirmed',
    credits: 7,
    paid_user: false,
    language: 'en',
    signup_step: 2,
    time_bonus: null,
    fictional_icon: false,
    notifications_disabled: [],
    profile: { name: 'Robin', country: null, status: 'disabled', main_image: null },
  } as const
  const now = {
    status: 'confirmed',
    signup_step: null,
    notifications_disabled: ['bounce' as const],
    profile: { name: 'Rob', country: 'NL', status: 'active' },
  } as const
  const user = { ...now, notifications_disabled: [...now.notifications_disabled] }
  const after = withUserChanges({ user: { ...before, notifications_disabled: [] } }, { kind: 'user', user })
  expect(after).toEqual({ user: { ...before, ...now, profile: { ...now.profile, main_image: null } } })
  expect(withUserChanges({ user: null }, { kind: 'user', user })).toEqual({ user: null })
})
