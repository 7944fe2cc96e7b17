import type { ErrorCode } from 'contracts'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { isRefused } from './is-refused.ts'

test.each<[ErrorCode, number, boolean]>([
  ['not_enough_credits', 402, true],
  ['conversation_limit', 403, true],
  ['awaiting_confirmation', 403, true],
  ['blocked_by', 403, true],
  ['not_found', 404, true],
  ['id_reused', 422, true],
  ['invalid_input', 422, true],
  ['offline', 0, false],
  ['unexpected', 0, false],
  ['unexpected', 200, false],
  ['unexpected', 408, false],
  ['too_many_requests', 429, false],
  ['unexpected', 500, false],
  ['unexpected', 503, false],
  ['authentication_required', 403, false],
])('whether %s with status %i refuses a message for good: %j', (code, status, expected) => {
  expect(isRefused(new ApiError(code, { status }))).toBe(expected)
})

test('a request that was given up is no refusal', () => {
  expect(isRefused(new DOMException('aborted', 'AbortError'))).toBe(false)
})
