import type { Problem, Words } from '../words.ts'

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'has no text: write one, or remove the key.'],
  [
    /<\/?[a-z][^>]*>|&(?:#\w+|[a-z]{2,});/i,
    'has markup, which the page would show literally: write plain text.',
  ],
  [/^\s+\S|\S\s+$/, 'begins or ends with a space: remove it.'],
  [/\S(?:\s{2,}|[\t\r\n])\S/, 'has two spaces or a line break in a row: leave one space.'],
]

/** Checks that words are plain text without stray spaces. */
export function plainText(words: Words): Problem[] {
  return [...words].flatMap(([key, text]) =>
    RULES.filter(([pattern]) => pattern.test(text)).map(([, message]) => ({ key, message })),
  )
}
