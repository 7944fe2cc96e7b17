import { paths } from 'contracts'
import { expect, test } from 'vitest'
import { showsInstallOffer } from './shows-install-offer.ts'

const second = { pathname: paths.members, visits: 2, canInstall: true, isDismissed: false }

test.each([
  ['on the second visit', {}, true],
  ['on a later one', { visits: 9 }, true],
  ['at home', { pathname: paths.index }, true],
  ['on the first visit', { visits: 1 }, false],
  ['by a browser that can’t, or in the app itself', { canInstall: false }, false],
  ['once dismissed', { isDismissed: true }, false],
  ['while choosing credits', { pathname: paths.premium }, false],
  ['in the settings', { pathname: paths.notifications }, false],
  ['in a profile', { pathname: '/members/7' }, false],
])('the app is offered %s: %j %s', (_, change, shows) => {
  expect(showsInstallOffer({ ...second, ...change })).toBe(shows)
})
