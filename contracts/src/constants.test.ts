import { expect, test } from 'vitest'
import * as contracts from './index.ts'
import { LOCALE_COOKIE_DAYS } from './locales.ts'
import { dismissals } from './site/dismissals.ts'

const constants = new Map<string, unknown>(Object.entries(contracts))

test.each([
  ['CREDITS_BADGE_THRESHOLD', 10],
  ['UNREAD_BADGE_CAP', 99],
  ['USER_REFRESH', 60_000],
  ['USER_REFRESH_WITH_PUSH', 300_000],
  ['USER_REFRESH_FIRST', 5_000],
  ['TIME_BONUS_MODAL_AFTER', 40_000],
  ['TIME_BONUS_SECONDS', 14_400],
  ['TIME_BONUS_PERCENTAGE', 25],
  ['TIME_BONUS_CODE', 'TIMEBONUS25'],
  ['COUNTDOWN_TICK', 1_000],
  ['LIKES_RELOAD_AFTER_AUTO_LIKE', 500],
  ['REQUEST_RETRIES', 5],
  ['FETCH_DELAY', 200],
  ['PROGRESS_THROTTLE', 200],
  ['PROGRESS_DURATION', 5_000],
  ['AUTH_COOKIE_DAYS', 30],
  ['REACTIVATION_DAYS', 14],
  ['SWIPE_LIKES_A_DAY', 4],
  ['FREE_PHOTOS', 3],
  ['PREMIUM_PHOTOS', 25],
  ['FREE_CONVERSATIONS', 2],
  ['DESIGN_VERSION', 1],
  ['PUSH_WORKER_VERSION', 2],
  ['PUSH_WORKER_PATH', '/push-worker.js'],
] as const)('§9: %s is %j', (name, value) => {
  expect(constants.get(name)).toEqual(value)
})

test('§9: the locale cookie lasts a year', () => {
  expect(LOCALE_COOKIE_DAYS).toBe(365)
})

test('§4: dismissals are stored under these keys', () => {
  expect(dismissals).toMatchObject({
    profilePhoto: 'hide-enrich-alert',
    push: 'hide-push-notification-alert',
    disabledNotifications: 'hide-disabled-notifications-alert',
    timeBonus: 'hide-time-bonus-modal',
  })
})
