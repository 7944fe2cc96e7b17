import { expect, test } from 'vitest'
import { mayClose } from './may-close.ts'

test.each([
  [{ mayClose: false }, false],
  [{ mayClose: true }, true],
  [{}, true],
  [null, true],
  [undefined, true],
])('§2: while a signup is in progress its dialog stays: %j', (data, expected) => {
  expect(mayClose(data)).toBe(expected)
})
