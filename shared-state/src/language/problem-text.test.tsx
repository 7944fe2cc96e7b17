import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { startTestState } from '../fixture-state.ts'
import { state } from '../state/state.ts'
import { addWords } from './i18n.ts'
import { problemTextOf } from './problem-text.ts'

const words = {
  problems: {
    date_of_birth_required: 'Enter your date of birth ({{min_age}}+)',
    photo_limit: 'No more than {{most}} photos',
    premium_only: 'Toys are for premium members',
    too_many_attempts: 'Blocked for {{minutes}} min',
    you_blocked: 'You have blocked {{name}}',
  },
}

beforeEach(() => {
  startTestState()
  addWords('mf-toys', 'en', words)
})

const useProblemText = problemTextOf<typeof words>('mf-toys')

function textOf(...problem: Parameters<ReturnType<typeof useProblemText>>) {
  function Problem() {
    return useProblemText()(...problem)
  }
  return renderToStaticMarkup(<Problem />)
}

test.each([
  ['of the bundle’s own', new ApiError('premium_only'), 'Toys are for premium members'],
  ['that all bundles share', new ApiError('not_found'), 'This page could not be found'],
  ['for codes without one', new ApiError('direct_debit_limit'), 'An error occurred, please try again later'],
  ['for other errors', new TypeError('broken'), 'An error occurred, please try again later'],
  [
    'that hides a block',
    new ApiError('blocked_by', { data: { name: 'Vera' } }),
    'This page could not be found',
  ],
  ['for a code alone', 'premium_only', 'Toys are for premium members'],
  ['with the minutes', new ApiError('too_many_attempts', { minutes: 5 }), 'Blocked for 5 min'],
  ['with the brand’s age', 'date_of_birth_required', 'Enter your date of birth (18+)'],
  [
    'with the member’s name',
    new ApiError('you_blocked', { data: { name: 'Vera' } }),
    'You have blocked Vera',
  ],
  ['without a name that is no text', new ApiError('you_blocked', { data: { name: 7 } }), 'You have blocked '],
])('says a sentence %s', (_, problem, sentence) => {
  expect(textOf(problem)).toBe(sentence)
})

test('puts values of the caller in the sentence', () => {
  expect(textOf('photo_limit', { most: 10 })).toBe('No more than 10 photos')
  expect(textOf('you_blocked', { name: 'Jonas' })).toBe('You have blocked Jonas')
})

test('says it in the language of the page', async () => {
  addWords('mf-toys', 'fi', { problems: { premium_only: 'Lelut ovat premium-jäsenille' } })
  await state.i18n.changeLanguage('fi')
  expect(textOf('premium_only')).toBe('Lelut ovat premium-jäsenille')
})
