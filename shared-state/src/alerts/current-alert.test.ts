import { paths, type User } from 'contracts'
import { expect, test } from 'vitest'
import { currentAlert } from './current-alert.ts'

const none = { notifications: false, photo: false }

const user: User = {
  id: 'u1',
  role: 'free',
  status: 'confirmed',
  credits: 0,
  paid_user: false,
  language: 'en',
  signup_step: null,
  time_bonus: null,
  fictional_icon: false,
  notifications_disabled: [],
  profile: { name: 'Ann', country: 'NL', status: 'active', main_image: null },
}
const unconfirmed: User = {
  ...user,
  status: 'not_confirmed',
  profile: { ...user.profile, status: 'disabled' },
}

test.each([
  ['a visitor', null, paths.members, null],
  ['a member without a photo', user, paths.members, 'profile-photo'],
  ['an unconfirmed member without a photo', unconfirmed, paths.members, 'activation'],
  [
    'a member whose mails stopped',
    { ...user, notifications_disabled: ['bounce'] },
    paths.members,
    'disabled-notifications',
  ],
  ['an unfinished signup at home', { ...unconfirmed, signup_step: 2 }, paths.index, 'unfinished-signup'],
  [
    'an unfinished signup on the profile',
    { ...unconfirmed, signup_step: 0 },
    paths.profile,
    'unfinished-signup',
  ],
  ['an unfinished signup elsewhere', { ...unconfirmed, signup_step: 2 }, paths.members, 'activation'],
  ['confirmed, but unfinished', { ...user, signup_step: 3 }, paths.members, 'unfinished-signup'],
] as const satisfies readonly (readonly [string, User | null, string, unknown])[])(
  '§4, §6: one alert at a time: %s',
  (_, member, pathname, alert) => {
    expect(currentAlert({ user: member, pathname, dismissed: none })).toBe(alert)
  },
)

test('§4: a dismissed alert gives way to the next', () => {
  const stopped: User = { ...user, notifications_disabled: ['bounce'] }
  const situation = { user: stopped, pathname: paths.members }
  expect(currentAlert({ ...situation, dismissed: { notifications: true, photo: false } })).toBe(
    'profile-photo',
  )
  expect(currentAlert({ ...situation, dismissed: { notifications: true, photo: true } })).toBe(null)
})

test('§6: the moment to offer push comes before the missing photo, and after stopped mails', () => {
  const situation = { pathname: paths.members, dismissed: none, offersPush: true }
  expect(currentAlert({ ...situation, user })).toBe('push')
  const stopped: User = { ...user, notifications_disabled: ['bounce'] }
  expect(currentAlert({ ...situation, user: stopped })).toBe('disabled-notifications')
  expect(currentAlert({ ...situation, user: null })).toBe(null)
})

test('§4: beside a banner, only what a member must know is said', () => {
  const situation = { pathname: paths.members, dismissed: none, hasBanner: true }
  expect(currentAlert({ ...situation, user })).toBe(null)
  expect(currentAlert({ ...situation, user, offersPush: true })).toBe(null)
  expect(currentAlert({ ...situation, user: unconfirmed })).toBe('activation')
  const stopped: User = { ...user, notifications_disabled: ['bounce'] }
  expect(currentAlert({ ...situation, user: stopped })).toBe('disabled-notifications')
})

test('the first cards after signing up come before the missing photo', () => {
  expect(currentAlert({ user, pathname: paths['signup-matches'], dismissed: none })).toBe(null)
})

test('the offer to install the app comes after every other alert', () => {
  const install = { canInstall: true, visits: 2 }
  const situation = { user, pathname: paths.members, install }
  expect(currentAlert({ ...situation, dismissed: none })).toBe('profile-photo')
  expect(currentAlert({ ...situation, dismissed: { ...none, photo: true } })).toBe('install-offer')
  expect(currentAlert({ ...situation, dismissed: { ...none, photo: true, install: true } })).toBe(null)
})

test.each([paths.pricing, paths.index])(
  '§4: the dialog of an arrival by phone comes before every alert, on %s too',
  (pathname) => {
    const arrival = { pathname, dismissed: none, isArrivalByPhone: true }
    expect(currentAlert({ ...arrival, user: { ...unconfirmed, signup_step: 2 } })).toBe('activation-dialog')
    expect(currentAlert({ ...arrival, user })).toBe('profile-photo')
  },
)
