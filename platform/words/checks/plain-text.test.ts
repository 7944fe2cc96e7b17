import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

function found(text: string) {
  return plainText(new Map([['key', text]])).map(({ message }) => message)
}

test.each(['Hello', 'a < b & c > d', 'R&D; done', '<3', 'no\u00A0break', '{{count}} ❤'])(
  '%j is fine',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

test.each([
  ['', 'no text'],
  ['  ', 'no text'],
  ['Read <b>this</b>', 'markup'],
  ['one<br/>two', 'markup'],
  ['fish&nbsp;chips', 'markup'],
  ['fish &#38; chips', 'markup'],
  [' Hello', 'begins or ends'],
  ['Hello\u00A0', 'begins or ends'],
  ['two  spaces', 'two spaces'],
  ['two\nlines', 'line break'],
])('rejects %j', (text, why) => {
  expect(found(text)).toEqual([expect.stringContaining(why)])
})
