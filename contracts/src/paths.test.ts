import { expect, test } from 'vitest'
import { membersArea, paths } from './paths.ts'

/** The rows of spec §2, in its order; pages of one row with different first parts are written out. */
const ROUTES = [
  '/',
  '/members',
  '/members/:id',
  '/likes/m/:id',
  '/members/:id/chat',
  '/members/:id/landing',
  '/members/:id/signup',
  '/members/:id/landing2/:slug?',
  '/members/:id/landing3/:slug?',
  '/chats',
  '/chats/:id',
  '/likes',
  '/likes/:type',
  '/credits',
  '/credits/:id/:paymentmethod?',
  '/credits/repeat-order',
  '/premium',
  '/pricing',
  '/transactions/:id?',
  '/directdebit',
  '/profile',
  '/notifications',
  '/login',
  '/signup',
  '/complete-signup',
  '/signup-matches',
  '/reset-password',
  '/reset-password/do',
  '/activate/done',
  '/activate/error',
  '/mail-change/do',
  '/account-deleted',
  '/unsubscribe',
  '/complaints',
  '/match-finder',
  '/swipe-game',
  '/lang-config',
  '/landers/:template/:slug?',
  '/studio',
  '/studio/:id',
  '/studio/preview/:id',
  '/:token',
  '/ban',
  '/cookies',
  '/faq',
  '/privacy',
  '/return-policy',
  '/service',
  '/terms',
]

/** The route names that spec §2 gives. */
const NAMES =
  'index members members-id likes likes-type likes-m-id chats chats-id credits credits-id-paymentmethod ' +
  'credits-repeat-order premium profile notifications signup complete-signup login pricing complaints ' +
  'pages-terms pages-privacy pages-cookies pages-ban pages-return-policy pages-faq pages-service'

test('§2: every route of the site has one name', () => {
  expect(Object.values(paths).toSorted()).toEqual(ROUTES.toSorted())
})

test('§2: routes have the names that the spec gives them', () => {
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(NAMES.split(' ')))
})

test('§2: every other route is named like its path, with dashes', () => {
  const given = NAMES.split(' ')
  for (const [name, path] of Object.entries(paths)) {
    if (given.includes(name)) continue
    expect(name).toBe(path.slice(1).replaceAll(/[:?]/g, '').replaceAll('/', '-'))
  }
})

test('§2: no two paths differ only in the name of a parameter', () => {
  const shapes = Object.values(paths).map((path) => path.replaceAll(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('§2: the members area', () => {
  expect(membersArea).toEqual(['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'])
})
