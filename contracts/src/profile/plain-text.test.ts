import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asPlainText, plainText } from './plain-text.ts'

test.each([
  ['36, \u202eneppaD', '36, neppaD'],
  ['\u2066Delft\u2069\u202a\u202b\u202c\u202d\u2067\u2068', 'Delft'],
  ['\u001b[31mred\u0000\u0085', '[31mred'],
  ['two\r\nlines\tand a tab', 'two\nlines\tand a tab'],
  [`a${'\u0301'.repeat(50)}b\u0301`, `a${'\u0301'.repeat(8)}b\u0301`],
  ['שלום\u200f!', 'שלום\u200f!'],
  ['می\u200cخواهم 👩‍👩‍👧', 'می\u200cخواهم 👩‍👩‍👧'],
])('%j is kept as %j', (text, kept) => {
  expect(plainText(text)).toBe(kept)
})

test('a schema measures the text that is kept', () => {
  const schema = z.string().check(asPlainText(), z.minLength(1), z.maxLength(3))
  expect(schema.parse(' \u202eabc\u202c ')).toBe('abc')
  expect(schema.safeParse('\u202e\u2069 ').success).toBe(false)
})
