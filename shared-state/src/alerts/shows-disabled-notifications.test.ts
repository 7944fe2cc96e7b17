import { paths, type User } from 'contracts'
import { expect, test } from 'vitest'
import { showsDisabledNotifications } from './shows-disabled-notifications.ts'

const stopped: Pick<User, 'notifications_disabled'> = { notifications_disabled: ['bounce'] }

test.each([
  [paths.index, true],
  [paths.members, true],
  ['/members/7', true],
  [paths.chats, true],
  [paths.profile, true],
  [paths.premium, true],
  [paths.directdebit, true],
  ['/notifications/7', true],
  [paths.notifications, false],
  ['/notifications/', false],
])('§4: on %s a member without e-mails is warned: %s', (pathname, shows) => {
  expect(showsDisabledNotifications({ user: stopped, pathname, isDismissed: false })).toBe(shows)
})

test.each([
  ['a visitor', { user: null }],
  ['a member who gets e-mails', { user: { notifications_disabled: [] } }],
  ['a member who dismissed the alert', { isDismissed: true }],
])('§4: %s is not warned', (_, change) => {
  const situation = { user: stopped, pathname: paths.members, isDismissed: false, ...change }
  expect(showsDisabledNotifications(situation)).toBe(false)
})

test.each(['fbl', 'bounce', 'listunsubscribe'] as const)(
  '§4: %s alone is enough for the warning',
  (reason) => {
    const user = { notifications_disabled: [reason] }
    expect(showsDisabledNotifications({ user, pathname: '/', isDismissed: false })).toBe(true)
  },
)
