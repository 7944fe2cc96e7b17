import { expect, test } from 'vitest'
import { errorSentences } from '../error-sentences.ts'
import { dateOfBirthProblem, passwordAgainProblem, passwordProblem, signupProblems } from './signup-rules.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const SETTINGS = { min_age: 18, message_length: 20 }
const FORM = {
  email: 'robin@example.invalid',
  name: 'Robin',
  password: 'a song about rain',
  date_of_birth: '1990-06-15',
}

test.each([
  ['a song about rain', undefined],
  ['8 or more', undefined],
  ['🌧🌧🎵🎵🌈🌈🎸🎸', undefined],
  ['seven77', 'password_too_short'],
  ['', 'password_too_short'],
  ['robin.doe@example.invalid', 'password_is_email'],
  ['ROBIN.DOE@EXAMPLE.INVALID', 'password_is_email'],
  ['robin.doe', 'password_is_email'],
  ['RobinDoe', 'password_is_name'],
  ['robindoe1990!', 'password_is_name'],
  ['password', 'password_too_common'],
  ['12345678', 'password_too_common'],
])('§5: the password %j: %s', (password, problem) => {
  const owner = { email: 'robin.doe@example.invalid', name: 'Robindoe' }
  expect(passwordProblem(password, owner)).toBe(problem)
})

test('checks a password before the name is known', () => {
  expect(passwordProblem('a song about rain', { email: '', name: '' })).toBeUndefined()
})

test.each([
  ['2008-03-01', undefined],
  ['2008-03-02', 'too_young'],
  ['2008-02-29', undefined],
  ['1906-03-01', undefined],
  ['1900-01-01', 'date_of_birth_required'],
  ['2030-01-01', 'date_of_birth_required'],
  ['1990-02-30', 'date_of_birth_required'],
  ['1990-6-5', 'date_of_birth_required'],
  ['15.06.1990', 'date_of_birth_required'],
  ['1990-06-15T00:00:00Z', 'date_of_birth_required'],
  ['', 'date_of_birth_required'],
])('§5: born on %j: %s', (dateOfBirth, problem) => {
  expect(dateOfBirthProblem(dateOfBirth, SETTINGS, NOW)).toBe(problem)
})

test('§5: the minimum age is the brand’s own', () => {
  expect(dateOfBirthProblem('2007-01-01', { min_age: 21 }, NOW)).toBe('too_young')
  expect(errorSentences.date_of_birth_required).toBe('Enter your date of birth ({min_age}+)')
})

test('§5: a valid form has no problems', () => {
  expect(signupProblems(FORM, SETTINGS, NOW)).toEqual({})
  expect(signupProblems({ ...FORM, signup_message: ` ${'🌧'.repeat(20)}\n` }, SETTINGS, NOW)).toEqual({})
})

test('§5: each field has its own problem', () => {
  const wrong = {
    email: 'robin',
    name: '@robin',
    password: 'qwertyuiop',
    date_of_birth: '2020-01-01',
    signup_message: 'a'.repeat(21),
  }
  expect(signupProblems(wrong, SETTINGS, NOW)).toEqual({
    email: 'invalid_email',
    name: 'username_starts_with_at',
    password: 'password_too_common',
    date_of_birth: 'too_young',
    signup_message: 'invalid_input',
  })
})

test('§5: the two new passwords must match', () => {
  expect(passwordAgainProblem('a song', 'a song')).toBeUndefined()
  expect(passwordAgainProblem('a song', 'a Song')).toBe('passwords_differ')
  expect(errorSentences.passwords_differ).toBe('The entered passwords are not the same.')
})
