import { expect, test } from 'vitest'
import { tokenIn } from './token-in.ts'

test.each([
  [{ token: 'T0KEN' }, 'T0KEN'],
  [{ token: 7 }, null],
  [{ email: 'ann@example.com' }, null],
  ['T0KEN', null],
  [null, null],
  [undefined, null],
])('of %j the token is %s', (state, token) => {
  expect(tokenIn(state)).toBe(token)
})
