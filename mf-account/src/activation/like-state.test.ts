import { expect, test } from 'vitest'
import { likeState } from './like-state.ts'

test.each([
  ['not_confirmed', 0, 'disabled', 'both'],
  ['not_confirmed', 2, 'disabled', 'email'],
  ['not_confirmed', null, 'disabled', 'email'],
  ['confirmed', 1, 'disabled', 'profile'],
  ['confirmed', 2, 'active', 'seen'],
  ['confirmed', null, 'active', 'seen'],
  ['confirmed', null, 'disabled', null],
] as const)(
  '§4: with an address that is %s, step %s next and a profile that is %s, a like is %s',
  (status, signup_step, profile, state) => {
    expect(likeState({ status, signup_step, profile: { status: profile } })).toBe(state)
  },
)
