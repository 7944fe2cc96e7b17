import { expect, test } from 'vitest'
import { httpStatusOf } from './http-status-of.ts'

test.each([
  [{ status: 404 }, 404],
  [{ status: 403 }, 403],
  [{ status: 0 }, 500],
  [{ status: '404' }, 500],
  [new Error('no status'), 500],
  ['a string', 500],
  [null, 500],
])('§8: the status of %o is %i', (error, status) => {
  expect(httpStatusOf(error)).toBe(status)
})
