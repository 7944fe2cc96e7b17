import { expect, test } from 'vitest'
import { checkedText, cleanText } from './message-text.ts'

test.each([
  ['  around  ', 'around'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['bell\u0007 and escape\u001b[31m', 'bell and escape[31m'],
  ['tab\tstays', 'tab\tstays'],
  ['\u202eneppa\u202c \u2066here\u2069', 'neppa here'],
  ['👩‍❤️‍👨 שלום', '👩‍❤️‍👨 שלום'],
  ['two\n\n\nthree', 'two\n\n\nthree'],
  ['one\n\n\n\n\ntwo\u2028\u2029\r\n\n\nthree', 'one\n\n\ntwo\n\n\nthree'],
  ['one\n \n\u200b\n\t\ntwo', 'one\n\n\ntwo'],
  [`a${'\u0301'.repeat(50)}b\u0301`, `a${'\u0301'.repeat(8)}b\u0301`],
  [`a${'\u0301\u200d'.repeat(50)}`, `a${'\u0301\u200d'.repeat(4)}`],
])('%j is stored as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each(['', ' \n', '\u200b', '\ufe0f', '\u0301', '\ufffc'])(
  '%j is refused, for there is nothing to see',
  (text) => {
    expect(() => checkedText(text, 100)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  },
)

test('a long text is cleaned in no time', () => {
  const start = performance.now()
  for (const part of ['\n', '\n ', '\n\n \u200b', '\u0301', ' ']) cleanText(part.repeat(10_000))
  expect(performance.now() - start).toBeLessThan(1_000)
})
