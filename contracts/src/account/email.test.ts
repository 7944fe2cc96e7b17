import { describe, expect, test } from 'vitest'
import { isEmail, normalEmail } from './email.ts'

test.each([
  'ann@example.com',
  ' ann@example.com ',
  'ann.de-vries+dates@mail.example.co.uk',
  "o'neill@example.ie",
  'åsa@exämple.se',
  'ann@xn--exmple-cua.se',
  'ann@пример.рф',
  'a@b.nl',
])('§5: accepts the address %j', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann@exam ple.com',
  'ann@example..com',
  'ann..b@example.com',
  '.ann@example.com',
  'ann.@example.com',
  'ann@.example.com',
  'ann@example.com.',
  'ann@example.c',
  'ann@127.0.0.1',
  'ann@0x7f.1',
  'ann@xn--a\u00e4.com',
  'ann@exam%2eple.com',
  'ann@example.com/path',
  'ann@user:pass@example.com',
  'ann@example。com',
  'Ann <ann@example.com>',
  'ann@example.com,ben@example.com',
  'ann@example.com\nbcc: ben@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a'.repeat(250)}.com`,
])('§5: rejects the address %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

describe('an address with characters that nobody sees is refused', () => {
  test.each([
    ['a control character', 'an\u001bn@example.com'],
    ['a mark that turns the text around', 'a\u202enn@example.com'],
    ['a direction mark in the domain', 'ann@exa\u200fmple.com'],
    ['a zero-width space', 'an\u200bn@example.com'],
    ['a zero-width joiner in the domain', 'ann@exam\u200dple.com'],
    ['a soft hyphen', 'an\u00adn@example.com'],
    ['a soft hyphen in the domain', 'ann@exam\u00adple.com'],
    ['a filler', 'ann\u3164@example.com'],
    ['a byte order mark', 'ann@example.com\ufeffx'],
    ['full-width letters', 'ａnn@example.com'],
    ['a ligature', 'ﬁnn@example.com'],
  ])('%s', (_, text) => expect(isEmail(text)).toBe(false))
})

test.each([
  ['Ann@Example.Invalid', 'ann@example.invalid'],
  ['  ann@example.invalid\n', 'ann@example.invalid'],
  ['ÆRØ@example.invalid', 'ærø@example.invalid'],
  ['\u212Aelvin@example.invalid', 'kelvin@example.invalid'],
  ['a\u0301nn@example.invalid', 'ánn@example.invalid'],
  ['ann@EXÄMPLE.se', 'ann@xn--exmple-cua.se'],
  ['ann@exa\u0308mple.se', 'ann@xn--exmple-cua.se'],
  ['ann@xn--exmple-cua.se', 'ann@xn--exmple-cua.se'],
  ['ann@ｅxample.com', 'ann@example.com'],
  ['ann', 'ann'],
  ['ann@[127.0.0.1]', 'ann@[127.0.0.1]'],
  ['', ''],
])('%j is stored as %j', (text, email) => {
  expect(normalEmail(text)).toBe(email)
  expect(normalEmail(email)).toBe(email)
})
