import { expect, test } from 'vitest'
import { pushState } from './push-state.ts'

test.each([
  ['subscribed', true, 1, true, 'here'],
  ['subscribed', true, 0, false, 'notHere'],
  ['subscribed', true, 1, false, 'notHere'],
  ['denied', true, 0, false, 'denied'],
  ['denied', true, 2, false, 'denied'],
  ['not_subscribed', true, 2, false, 'notHere'],
  ['not_subscribed', false, 2, false, 'incapable'],
  ['unknown', true, 0, false, 'off'],
  ['unknown', false, 3, false, undefined],
] as const)(
  '§4: push that is %s (capable: %s), with %i browsers (this one: %s), is explained as %s',
  (status, isCapable, browsers, isHere, state) => {
    expect(pushState({ status, isCapable }, { browsers, isHere })).toBe(state)
  },
)
