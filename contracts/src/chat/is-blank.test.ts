import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \n\t\u00a0\u3000\u2028'],
  ['zero-width characters', '\u200b\u200c\u200d\ufeff\u2060\u00ad'],
  ['direction marks', '\u202e\u2066\u2069\u061c'],
  ['fillers', '\u3164\u115f\uffa0\u2800'],
  ['a variation selector', '\ufe0f'],
  ['a supplementary variation selector', '\u{e0100}'],
  ['a Mongolian variation selector', '\u180b'],
  ['a grapheme joiner', '\u034f'],
  ['inherent vowels of Khmer', '\u17b4\u17b5'],
  ['a null notehead', '\u{1d159}'],
  ['an object replacement character', '\ufffc'],
  ['a noncharacter', '\uffff'],
  ['a combining mark without a base', '\u0301'],
  ['half a surrogate pair', '\ud800'],
])('%s is blank', (_, text) => expect(isBlank(text)).toBe(true))

test.each(['a', '.', '0', ' . ', '\u200bhei\u200b', '\u200bא', 'ก็', '👍🏽', '❤️', '🇩🇰'])(
  '%j is not blank',
  (text) => expect(isBlank(text)).toBe(false),
)
