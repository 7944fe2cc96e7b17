import { type ErrorCode, errorCodes, errorSentences } from 'contracts'
import { ApiError } from 'shared-state/api'
import { expect, test } from 'vitest'
import { codeWords, fieldProblems, problem } from './problem.ts'
import en from './words/en.json' with { type: 'json' }

const english: Readonly<Record<string, string>> = en.problems
const own = errorCodes.filter((code) => codeWords(code) === `problems.${code}`)

test('every code that has words is said by them, and no words are left over', () => {
  expect(Object.keys(english).toSorted()).toEqual(own)
})

test.each(own)('§5, §8: %s is said in the sentence of the product', (code) => {
  const sentence = errorSentences[code].replaceAll(/\{(\w+)\}/g, '{{$1}}')
  // What follows says what to do; the number of photos depends on who asks.
  expect(english[code]?.replace(' ({{most}})', '')).toSatisfy((text: string) => text.startsWith(sentence))
})

test.each<[ErrorCode, string]>([
  ['email_taken', 'problems.email_taken'],
  ['direct_debit_limit', 'problems.unexpected'],
  ['discount_code_used', 'problems.unexpected'],
])('%s is said as %s', (code, words) => {
  expect(codeWords(code)).toBe(words)
})

test('what is no answer of the server is unexpected', () => {
  expect(problem(new ApiError('offline'))).toBe('problems.offline')
  expect(problem(new TypeError('x is not a function'))).toBe('problems.unexpected')
})

test('each field has what the server found in it', () => {
  const fields = { email: 'email_taken', name: 'username_starts_with_at' } as const
  expect(fieldProblems(new ApiError('email_taken', { fields }))).toEqual(fields)
  expect(fieldProblems(new ApiError('too_many_requests'))).toEqual({})
  expect(fieldProblems(new TypeError('broken'))).toEqual({})
})
