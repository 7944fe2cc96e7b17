import { expect, test } from 'vitest'
import { mayClose } from './may-close.ts'

test.each([
  [{ mayClose: false }, false],
  [{ mayClose: true }, true],
  [{}, true],
  [null, true],
  [undefined, true],
])('§2: with the data %j the dialog may be closed: %s', (data, expected) => {
  expect(mayClose(data)).toBe(expected)
})
