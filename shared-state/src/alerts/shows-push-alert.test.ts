import { paths } from 'contracts'
import { expect, test } from 'vitest'
import { showsPushAlert } from './shows-push-alert.ts'

const offered = { isCapable: true, status: 'not_subscribed', offer: 'yes' } as const
const situation = { push: offered, pathname: paths.members, isDismissed: false } as const

test.each([
  ['after a first message or a match', {}, true],
  ['on arrival', { offer: 'no' }, false],
  ['in a browser without push', { isCapable: false }, false],
  ['before it is known whether push is on', { status: 'unknown' }, false],
  ['where push is on', { status: 'subscribed' }, false],
  ['where the browser has refused before', { status: 'denied' }, false],
  ['where the browser has just refused', { status: 'denied', offer: 'refused' }, true],
  ['where it was allowed after all', { status: 'subscribed', offer: 'refused' }, false],
] as const)('§4: push is offered %s: %j', (_, push, expected) => {
  expect(showsPushAlert({ ...situation, push: { ...offered, ...push } })).toBe(expected)
})

test.each([paths.signup, paths.notifications, paths['activate-done'], paths.directdebit, paths.premium])(
  '§6: never at %s',
  (pathname) => {
    expect(showsPushAlert({ ...situation, pathname })).toBe(false)
    expect(showsPushAlert({ ...situation, pathname: `${pathname}/` })).toBe(false)
  },
)

test('§4: once dismissed, the offer stays away', () => {
  expect(showsPushAlert({ ...situation, isDismissed: true })).toBe(false)
})
