import { type Image, paths, type User } from 'contracts'
import { expect, test } from 'vitest'
import { showsPhotoAlert } from './shows-photo-alert.ts'

const photo = { filename: 'p1.webp' } as Image

function member(main_image: Image | null): User {
  const profile = { name: 'Ann', country: 'NL', status: 'active', main_image } as const
  return {
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
    profile,
  }
}

const user = member(null)

test.each([
  ['/', true],
  [paths.members, true],
  [paths.chats, true],
  [paths.pricing, true],
  ['/members/m1', true],
  [paths.profile, false],
  ['/profile/', false],
  [paths.signup, false],
  [paths['activate-done'], false],
  [paths.premium, false],
  [paths.notifications, false],
  [paths.directdebit, false],
])('§6: a member without a photo is reminded on %s: %s', (pathname, shows) => {
  expect(showsPhotoAlert({ user, pathname, isDismissed: false })).toBe(shows)
})

test.each([
  ['a member with a photo', { user: member(photo), isDismissed: false }],
  ['a visitor', { user: null, isDismissed: false }],
  ['a member who dismissed the alert', { user, isDismissed: true }],
])('§4, §6: %s is not reminded', (_, situation) => {
  expect(showsPhotoAlert({ ...situation, pathname: paths.members })).toBe(false)
})
