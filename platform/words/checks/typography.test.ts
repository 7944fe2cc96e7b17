import { expect, test } from 'vitest'
import { typography } from './typography.ts'

function found(locale: string, text: string) {
  return typography(new Map([['key', text]]), locale).map(({ message }) => message)
}

test.each([
  ['en', `It's "this"`],
  ['it', 'L’accesso'],
  ['de', 'Du sagst: „Ja!“'],
  ['es', 'dar «me gusta»'],
  ['fr', 'Membre\u00A0: oui\u202F!'],
  ['fr', 'Vraiment\u202F?!'],
  ['fr', '«\u00A0Ça va\u202F?\u00A0»'],
  ['fr', 'À 10:30, sur https://example.invalid/?a=b'],
])('%s: accepts %s', (locale, text) => {
  expect(found(locale, text)).toEqual([])
})

test.each([
  ['it', "L'accesso", '’'],
  ['pl', 'To "jest" to', 'quotation marks'],
  ['es', 'dar “me gusta”', '« »'],
  ['fr', 'Membre : oui', 'U+00A0'],
  ['fr', 'Membre:', 'U+00A0'],
  ['fr', 'Membre\u202F: oui', 'U+00A0'],
  ['fr', 'Bonjour !', 'U+202F'],
  ['fr', 'Ça va\u00A0?', 'U+202F'],
  ['fr', 'Oui; non', 'U+202F'],
  ['fr', '«\u00A0Bonjour!\u00A0»', 'U+202F'],
])('%s: rejects %s', (locale, text, why) => {
  expect(found(locale, text)).toEqual([expect.stringContaining(why)])
})
