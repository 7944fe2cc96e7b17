import { type ErrorCode, errorCodes, errorSentences } from 'contracts'
import { ApiError } from 'shared-state/api'
import { expect, test } from 'vitest'
import { codeWords, errorWords } from './problem-words.ts'
import en from './words/en.json' with { type: 'json' }

const english: Readonly<Record<string, string>> = en.problems
const own = errorCodes.filter((code) => codeWords(code) === `problems.${code}`)

test('every code of this remote has words, and no words are unused', () => {
  expect(Object.keys(english).toSorted()).toEqual(own)
})

test.each(own)('§5, §8: the text of %s begins with the sentence from the spec', (code) => {
  const sentence = errorSentences[code].replaceAll(/\{(\w+)\}/g, '{{$1}}')
  // The words may go on with advice; `most` depends on the member.
  expect(english[code]?.replace(' ({{most}})', '')).toSatisfy((text: string) => text.startsWith(sentence))
})

test.each<[ErrorCode, string]>([
  ['email_taken', 'problems.email_taken'],
  ['direct_debit_limit', 'problems.unexpected'],
  ['discount_code_used', 'problems.unexpected'],
])('%s has the text %s', (code, words) => {
  expect(codeWords(code)).toBe(words)
})

test('an error that is no response of the server has the text for unexpected errors', () => {
  expect(errorWords(new ApiError('offline'))).toBe('problems.offline')
  expect(errorWords(new TypeError('x is not a function'))).toBe('problems.unexpected')
})
