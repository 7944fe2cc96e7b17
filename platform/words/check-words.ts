import { descriptions } from './checks/descriptions.ts'
import { extra } from './checks/extra.ts'
import { lengths } from './checks/lengths.ts'
import { missing } from './checks/missing.ts'
import { placeholders } from './checks/placeholders.ts'
import { plainText } from './checks/plain-text.ts'
import { plurals } from './checks/plurals.ts'
import { sentences } from './checks/sentences.ts'
import { type Terms, terms } from './checks/terms.ts'
import { typography } from './checks/typography.ts'
import { untranslated } from './checks/untranslated.ts'
import { unused } from './checks/unused.ts'
import { flatten } from './flatten.ts'
import type { Dictionary, Problem, Words } from './words.ts'

export interface Bundle {
  readonly name: string
  /** Locale → the content of its file. */
  readonly words: ReadonlyMap<string, Dictionary>
  /** The contents of its source files. */
  readonly sources: readonly string[]
}

/** Locale → words that are the same there as in English. Those under `*` are the same in every language. */
export type AlikeWords = Readonly<Record<string, readonly string[]>>

/** English term → locale → beginnings of the words for it. */
export type TermsOfLocales = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Checks the words of a workspace against English, the source, and describes each problem in a sentence. */
export function checkWords(
  bundles: readonly Bundle[],
  alike: AlikeWords,
  named: TermsOfLocales = {},
): string[] {
  const locales = [...new Set(bundles.flatMap(({ words }) => [...words.keys()]))].sort()
  const sources = new Map(bundles.map(({ name, sources: texts }) => [name, texts]))
  return bundles.flatMap(({ name, words }) => {
    const source = words.get('en')
    if (!source) return [`${name}: has no src/words/en.json, the source of all translations: add it.`]
    const english = flatten(source)
    const problems = locales.map((locale): readonly [string, readonly Problem[]] => {
      const own = words.get(locale)
      if (!own) return [locale, [{ key: `src/words/${locale}.json`, message: 'is missing: add the file.' }]]
      if (locale === 'en') return [locale, [...inEnglish(english), ...unused(name, english, sources)]]
      const translation = flatten(own)
      return [
        locale,
        [
          ...inTranslation(english, translation, locale, alikeIn(alike, locale)),
          ...terms(english, translation, termsIn(named, locale)),
        ],
      ]
    })
    return sentences(name, problems)
  })
}

function inEnglish(english: Words): Problem[] {
  return [
    ...plurals(english, 'en'),
    ...placeholders(english, english, 'en'),
    ...descriptions(english),
    ...plainText(english),
  ]
}

function inTranslation(english: Words, words: Words, locale: string, alike: ReadonlySet<string>): Problem[] {
  return [
    ...missing(english, words, locale),
    ...extra(english, words),
    ...untranslated(english, words, alike),
    ...lengths(english, words),
    ...descriptions(words),
    ...placeholders(english, words, locale),
    ...plurals(words, locale),
    ...plainText(words),
    ...typography(words, locale),
  ]
}

function alikeIn(alike: AlikeWords, locale: string): Set<string> {
  const listed = [...(alike['*'] ?? []), ...(alike[locale] ?? [])]
  return new Set(listed.map((word) => word.toLowerCase()))
}

function termsIn(named: TermsOfLocales, locale: string): Terms {
  return Object.fromEntries(
    Object.entries(named).map(([term, beginnings]) => [term, beginnings[locale] ?? []] as const),
  )
}
