import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'ann@example.com',
  ' ann@example.com ',
  'ann.de-vries+dates@mail.example.co.uk',
  "o'neill@example.ie",
  'åsa@exämple.se',
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
  'Ann <ann@example.com>',
  'ann@example.com,ben@example.com',
  'ann@example.com\nbcc: ben@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a'.repeat(250)}.com`,
])('§5: rejects the address %j', (text) => {
  expect(isEmail(text)).toBe(false)
})
