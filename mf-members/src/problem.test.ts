import { ApiError } from 'shared-state/api'
import { expect, test } from 'vitest'
import { codeOf, codeWords, nameIn } from './problem.ts'

test.each([
  [new ApiError('too_many_requests'), 'problems.too_many_requests'],
  [new ApiError('you_blocked'), 'problems.you_blocked'],
  [new ApiError('sms_code_invalid'), 'problems.unexpected'],
  [new TypeError('broken'), 'problems.unexpected'],
])('the sentence for %s is %s', (error, words) => {
  expect(codeWords(codeOf(error))).toBe(words)
})

test.each([
  [new ApiError('blocked_by', { data: { name: 'Vera' } }), 'Vera'],
  [new ApiError('blocked_by', { data: { name: 7 } }), ''],
  [new ApiError('offline'), ''],
  [undefined, ''],
])('the member named in %s is %j', (error, name) => {
  expect(nameIn(error)).toBe(name)
})
