import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['Ann', 'Ann'],
  ['Ann-Kathrin O’Brien', 'Ann-Kathrin O’Brien'],
  ['J. R. Müller', 'J. R. Müller'],
  ['Åsa 💛', 'Åsa 💛'],
  ['Ann\r\nBcc: everybody@example.com', 'Ann Bcc: everybody example com'],
  ['Ann\u2028\u0000\u001b[31mred', 'Ann [31mred'],
  ['\u202egnp.exe\u202c', 'gnp exe'],
  ['\u2066Ann\u2069\u200f\u200b', 'Ann'],
  ['https://evil.example/win', 'https evil example win'],
  ['  \t ', ''],
  ['x'.repeat(100), 'x'.repeat(40)],
])('the name %j becomes %j', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

test('leaves markup to the page, which escapes it', () => {
  expect(plainName('<script>alert(1)</script>')).toBe('<script>alert(1)< script>')
})
