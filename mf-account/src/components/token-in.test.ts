import { expect, test } from 'vitest'
import { tokenIn } from './token-in.ts'

test('a token is found by its own name alone', () => {
  expect(tokenIn({ undo: 'T0KEN' }, 'undo')).toBe('T0KEN')
  expect(tokenIn({ undo: 'T0KEN' })).toBeNull()
})

test.each([
  [{ token: 'T0KEN' }, 'T0KEN'],
  [{ token: 7 }, null],
  [{ email: 'ann@example.com' }, null],
  ['T0KEN', null],
  [null, null],
  [undefined, null],
])('the token in the state %j is %s', (state, token) => {
  expect(tokenIn(state)).toBe(token)
})
