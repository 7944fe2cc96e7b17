import { expect, test } from 'vitest'
import { pushState } from './push-state.ts'

test.each([
  ['subscribed', true, 1, 'here'],
  ['denied', true, 0, 'denied'],
  ['denied', true, 2, 'denied'],
  ['not_subscribed', true, 2, 'notHere'],
  ['not_subscribed', false, 2, 'incapable'],
  ['unknown', true, 0, 'off'],
  ['unknown', false, 3, undefined],
] as const)(
  '§4: push that is %s (capable: %s), with %i browsers, is explained as %s',
  (status, isCapable, browsers, state) => {
    expect(pushState({ status, isCapable }, browsers)).toBe(state)
  },
)
