import { ApiError } from 'shared-state/api'
import { expect, test } from 'vitest'
import { loginProblem } from './login-problem.ts'

test.each([
  ['login_failed', 'login.problems.failed'],
  ['too_many_attempts', 'login.problems.locked'],
  ['pending_deletion', 'login.problems.pendingDeletion'],
  ['forbidden', 'login.problems.closed'],
  ['offline', 'problems.offline'],
  ['too_many_requests', 'problems.unexpected'],
  ['unexpected', 'problems.unexpected'],
] as const)('§8: %s is said as %s', (code, problem) => {
  expect(loginProblem(new ApiError(code))).toBe(problem)
})

test('what is no answer of the server is unexpected', () => {
  expect(loginProblem(new TypeError('x is not a function'))).toBe('problems.unexpected')
})
