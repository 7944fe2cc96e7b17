import { expect, test } from 'vitest'
import { loginRefusal, profileStatusOf, stepAfter } from './rules.ts'

test.each([
  ['confirmed', undefined],
  ['not_confirmed', undefined],
  ['pending_deletion', 'pending_deletion'],
  ['banned', 'forbidden'],
  ['suspended', 'suspended'],
] as const)('§4: the login to a %s account is refused with %s', (status, code) => {
  expect(loginRefusal(status)).toBe(code)
})

const SINCE = new Date('2026-03-01T12:00:00Z')

test.each([
  ['confirmed', null, 'female', 'NL', 'active'],
  ['not_confirmed', null, 'female', 'NL', 'disabled'],
  ['pending_deletion', null, 'female', 'NL', 'disabled'],
  ['banned', null, 'female', 'NL', 'disabled'],
  ['confirmed', SINCE, 'female', 'NL', 'disabled'],
  ['confirmed', null, null, 'NL', 'disabled'],
  ['confirmed', null, 'male', null, 'disabled'],
] as const)(
  '§4: %s, paused since %s, gender %s, country %s: the profile is %s',
  (status, pausedAt, gender, country, is) => {
    expect(profileStatusOf({ status, pausedAt, gender, country })).toBe(is)
  },
)

test.each([
  [0, 0, 1],
  [1, 1, 2],
  [4, 4, null],
  [3, 1, 3],
  [2, 3, 4],
  [null, 0, null],
  [null, 4, null],
] as const)('§4: with step %s next, sending step %s makes %s the next', (next, sent, after) => {
  expect(stepAfter(next, sent)).toBe(after)
})
