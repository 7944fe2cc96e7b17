import { expect, test } from 'vitest'
import { errorSentences } from './error-sentences.ts'
import { errorAnswer, errorCodes } from './errors.ts'

test.each([
  '§5: Username may not be the same as your e-mail address',
  '§5: Username may not start with @',
  '§5: Enter your date of birth ({min_age}+)',
  '§5: Invalid email',
  '§5: New email address is invalid',
  '§5: This email address already owns an account on this website',
  '§5: The entered passwords are not the same.',
  '§5: Please check your old password',
  '§8: Login failed, please try again',
  '§8: Too many incorrect attempts, account blocked for {minutes} min',
  '§8: Too many password reset emails sent, please try again tomorrow',
  '§8: E-mail address not found',
  '§8: Link expired or invalid, request a new email',
  '§8: Activation failed (something went wrong, contact customer service)',
  '§8: An error occurred, please try again later',
  '§8: Payment failed or has been cancelled',
  '§8: Your account is blocked for direct debit payments',
  '§8: Your limit for direct debit payments has been reached',
  '§8: You do not have enough credits to send this message',
  '§8: This feature is only available for premium members',
  '§8: An account with this e-mail address already exists',
  '§8: The account is pending deletion',
  "§8: You're blocked by {name}. You do not have access to this page",
])('%s', (title) => {
  expect(Object.values(errorSentences)).toContain(title.replace(/^§\d: /, ''))
})

test('every code has a sentence of its own', () => {
  expect(Object.keys(errorSentences)).toEqual(errorCodes)
  expect(new Set(Object.values(errorSentences)).size).toBe(errorCodes.length)
})

test('accepts errors of one shape, with known codes only', () => {
  const error = { code: 'invalid_input', message: '', fields: { email: 'invalid_email' }, minutes: 5 }
  expect(errorAnswer.safeParse({ error, data: {}, authentication_required: true }).success).toBe(true)
  expect(errorAnswer.safeParse({ error: { ...error, code: 'made_up' } }).success).toBe(false)
  expect(errorAnswer.safeParse({ error: 'no' }).success).toBe(false)
})
