import { ApiError } from 'shared-state/api'
import { expect, test } from 'vitest'
import { loginProblem } from './login-problem.ts'

test.each([
  ['login_failed', 'failed'],
  ['too_many_attempts', 'locked'],
  ['pending_deletion', 'pendingDeletion'],
  ['forbidden', 'closed'],
  ['offline', 'offline'],
  ['too_many_requests', 'unexpected'],
  ['unexpected', 'unexpected'],
] as const)('§8: %s is said as %s', (code, problem) => {
  expect(loginProblem(new ApiError(code))).toBe(problem)
})

test('what is no answer of the server is unexpected', () => {
  expect(loginProblem(new TypeError('x is not a function'))).toBe('unexpected')
})
