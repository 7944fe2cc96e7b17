import { extra } from './checks/extra.ts'
import { missing } from './checks/missing.ts'
import { placeholders } from './checks/placeholders.ts'
import { plainText } from './checks/plain-text.ts'
import { plurals } from './checks/plurals.ts'
import { sentences } from './checks/sentences.ts'
import { typography } from './checks/typography.ts'
import { untranslated } from './checks/untranslated.ts'
import { unused } from './checks/unused.ts'
import { flatten } from './flatten.ts'
import type { Dictionary, Problem, Words } from './words.ts'

export interface Bundle {
  readonly name: string
  /** Locale → what its file says. */
  readonly words: ReadonlyMap<string, Dictionary>
  /** The texts of its source files. */
  readonly sources: readonly string[]
}

/** Locale → words that are the same there as in English; those under `*` are so in every language. */
export type Alike = Readonly<Record<string, readonly string[]>>

/** What is wrong with the words of a workspace, a sentence each. English is where words begin. */
export function checkWords(bundles: readonly Bundle[], alike: Alike): string[] {
  const locales = [...new Set(bundles.flatMap(({ words }) => [...words.keys()]))].sort()
  const sources = new Map(bundles.map(({ name, sources: texts }) => [name, texts]))
  return bundles.flatMap(({ name, words }) => {
    const source = words.get('en')
    if (!source) return [`${name}: has no src/words/en.json, where words begin: add it.`]
    const english = flatten(source)
    const found = locales.map((locale): readonly [string, readonly Problem[]] => {
      const own = words.get(locale)
      if (!own) return [locale, [{ key: `src/words/${locale}.json`, says: 'is missing: add the file.' }]]
      if (locale === 'en') return [locale, [...inEnglish(english), ...unused(name, english, sources)]]
      return [locale, inTranslation(english, flatten(own), locale, wordsAlike(alike, locale))]
    })
    return sentences(name, found)
  })
}

function inEnglish(english: Words): Problem[] {
  return [...plurals(english, 'en'), ...placeholders(english, english, 'en'), ...plainText(english)]
}

function inTranslation(english: Words, words: Words, locale: string, alike: ReadonlySet<string>): Problem[] {
  return [
    ...missing(english, words, locale),
    ...extra(english, words),
    ...untranslated(english, words, alike),
    ...placeholders(english, words, locale),
    ...plurals(words, locale),
    ...plainText(words),
    ...typography(words, locale),
  ]
}

function wordsAlike(alike: Alike, locale: string): Set<string> {
  const listed = [...(alike['*'] ?? []), ...(alike[locale] ?? [])]
  return new Set(listed.map((word) => word.toLowerCase()))
}
