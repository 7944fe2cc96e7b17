import type { Problem, Words } from '../words.ts'

interface Rule {
  readonly pattern: RegExp
  readonly message: string
}

// English is exempt: its sentences were provided word for word, and may have been typed that way.
const TRANSLATED: readonly Rule[] = [
  { pattern: /'/, message: "has the typewriter's ': write ’, or the quotation marks of the language." },
  { pattern: /"/, message: 'has the typewriter\'s ": write the quotation marks of the language.' },
]

// Matches punctuation at the end of a phrase, unlike the colon in a time or the question mark in an address.
const ENDS = '(?=[\\s?!»”)]|$)'

const OF_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  es: [{ pattern: /[“”„]/, message: 'has quotation marks of another language: write « ».' }],
  fr: [
    {
      pattern: new RegExp(`[^\\u00A0]:${ENDS}`),
      message: 'lacks the no-break space (U+00A0) before “:”: put it there.',
    },
    {
      pattern: new RegExp(`[^\\u202F?!][;!?]${ENDS}`),
      message: 'lacks the narrow no-break space (U+202F) before “;”, “!” or “?”: put it there.',
    },
  ],
}

/** Checks quotation marks, apostrophes and spaces by the rules of the language. */
export function typography(words: Words, locale: string): Problem[] {
  const rules = locale === 'en' ? [] : [...TRANSLATED, ...(OF_LANGUAGE[locale] ?? [])]
  return [...words].flatMap(([key, text]) =>
    rules.filter(({ pattern }) => pattern.test(text)).map(({ message }) => ({ key, message })),
  )
}
