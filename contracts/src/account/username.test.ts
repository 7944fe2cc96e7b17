import { describe, expect, test } from 'vitest'
import { cleanName, usernameProblem } from './username.ts'

const EMAIL = 'robin@example.invalid'

test.each([
  ['Robin', undefined],
  ['Bo', undefined],
  ['Zoë 💃', undefined],
  ['R'.repeat(30), undefined],
  ['robin@example.invalid', 'username_is_email'],
  [' Robin@Example.INVALID ', 'username_is_email'],
  ['@robin', 'username_starts_with_at'],
  ['  @robin', 'username_starts_with_at'],
  ['', 'username_invalid'],
  ['   ', 'username_invalid'],
  ['R', 'username_invalid'],
  ['R'.repeat(31), 'username_invalid'],
  ['Ro\u0000bin', 'username_invalid'],
  ['Ro\u200bbin', 'username_invalid'],
  ['\u202enibor', 'username_invalid'],
])('§5: the username %j: %s', (name, problem) => {
  expect(usernameProblem(name, EMAIL)).toBe(problem)
})

describe('names of all languages are fine', () => {
  test.each([
    'Jean-Luc O’Neill',
    'Łukasz',
    'Nguyễn Thị Ánh',
    'Дмитро',
    'Ελένη',
    'שָׁלוֹם',
    'مُحَمَّد',
    'अर्जुन',
    'น้ำผึ้ง',
    '김민준',
    '山田 太郎',
    'ゆきYuki',
    'Anna 1990',
    'J.R.',
    'Rain ☂️',
    '❤️❤️',
    'Two 👩‍❤️‍👨',
    'Badminton fan',
    'Teamo',
    'Supporter of Ajax',
    'Stafford',
    'Modesty',
    'Annika92',
    'Bernie',
  ])('%s', (name) => expect(usernameProblem(name, EMAIL)).toBeUndefined())
})

describe('a name that nobody can read is refused', () => {
  test.each([
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['empty Braille cells', '\u2800\u2800'],
    ['Hangul initials that do not show', '\u115f\u1160'],
    ['a filler between letters', 'Ro\u3164bin'],
    ['a soft hyphen', 'Ro\u00adbin'],
    ['a joiner between letters', 'Ro\u200dbin'],
    ['a variation selector on a letter', 'Ro\ufe0fbin'],
    ['marks without a letter', '\u0301\u0301aa'],
    ['a flood of marks', `aa${'\u0301'.repeat(20)}`],
    ['Latin and Cyrillic letters', 'R\u043ebin'],
    ['Latin and Greek letters', 'R\u03bfbin'],
  ])('%s', (_, name) => expect(usernameProblem(name, EMAIL)).toBe('username_invalid'))
})

describe('a name that could pass for the site’s staff is refused', () => {
  test.each([
    'Admin',
    'ADMIN',
    'admin_1',
    'Ann Admin',
    'AdminAnn',
    'A d m i n',
    'A.d.m.i.n',
    'Adm1n',
    '4dmin',
    'Admln',
    'Adrnin',
    'Admin1',
    'Adm1n2026',
    '1Admin',
    'Amberly24',
    'Админ',
    'Διαχειριστής',
    'Ádmin',
    'Ａｄｍｉｎ',
    '𝐀𝐝𝐦𝐢𝐧',
    '\u0410\u0434min',
    'аԁміп',
    'Amberly',
    'Amberly Support',
    'amberly-team',
    'Moderator',
    'M0derator',
    'Customer Service',
    'Kundenservice',
    'Ylläpito',
    'Soporte',
  ])('%s', (name) => expect(usernameProblem(name, EMAIL)).toMatch(/^username_(?:reserved|invalid)$/))
})

describe('contact details are no name', () => {
  test.each([
    'ann@example.com',
    'ann @ example.com',
    'www.ann.example',
    'https://ann',
    '0612345678',
    '+31 6 1234 5678',
    'Ann 06-12.34.56.78',
    'call (020) 123 4567',
    'Ann ０６１２３４５６７',
  ])('%s', (name) => expect(usernameProblem(name, EMAIL)).toBe('username_has_contact'))
})

test('a name is trimmed, with single spaces and composed characters', () => {
  expect(cleanName('  Anne \n Marie ')).toBe('Anne Marie')
  expect(cleanName('Zoe\u0308')).toBe('Zoë')
})
