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
])('§4: on %s whoever gets no e-mails is told so: %s', (pathname, shows) => {
  expect(showsDisabledNotifications({ user: stopped, pathname, isDismissed: false })).toBe(shows)
})

test.each([
  ['a visitor', { user: null }],
  ['who gets e-mails', { user: { notifications_disabled: [] } }],
  ['who has put it away', { isDismissed: true }],
])('§4: not told is %s', (_, change) => {
  const situation = { user: stopped, pathname: paths.members, isDismissed: false, ...change }
  expect(showsDisabledNotifications(situation)).toBe(false)
})

test.each(['fbl', 'bounce', 'listunsubscribe'] as const)('§4: %s alone is reason enough', (reason) => {
  const user = { notifications_disabled: [reason] }
  expect(showsDisabledNotifications({ user, pathname: '/', isDismissed: false })).toBe(true)
})
