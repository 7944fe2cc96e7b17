import type { Problem, Words } from '../words.ts'

interface Rule {
  readonly pattern: RegExp
  readonly says: string
}

// English is left out: sentences that are given word for word may have been typed so.
const TRANSLATED: readonly Rule[] = [
  { pattern: /'/, says: "has the typewriter's ': write ’, or the quotation marks of the language." },
  { pattern: /"/, says: 'has the typewriter\'s ": write the quotation marks of the language.' },
]

// A mark of punctuation is one that ends something: not the colon of a time, nor the query of an address.
const ENDS = '(?=[\\s?!»”)]|$)'

const OF_LANGUAGE: Readonly<Record<string, readonly Rule[]>> = {
  es: [{ pattern: /[“”„]/, says: 'has quotation marks of another language: write « ».' }],
  fr: [
    {
      pattern: new RegExp(`[^\\u00A0]:${ENDS}`),
      says: 'lacks the no-break space (U+00A0) before “:”: put it there.',
    },
    {
      pattern: new RegExp(`[^\\u202F?!][;!?]${ENDS}`),
      says: 'lacks the narrow no-break space (U+202F) before “;”, “!” or “?”: put it there.',
    },
  ],
}

/** Quotation marks, apostrophes and spaces as the language writes them. */
export function typography(words: Words, locale: string): Problem[] {
  const rules = locale === 'en' ? [] : [...TRANSLATED, ...(OF_LANGUAGE[locale] ?? [])]
  return [...words].flatMap(([key, text]) =>
    rules.filter(({ pattern }) => pattern.test(text)).map(({ says }) => ({ key, says })),
  )
}
