import type { Words } from './words.ts'

export interface PluralKey {
  /** `apples` of `apples_one`, `place_ordinal` of `place_ordinal_few`. */
  readonly base: string
  readonly category: Intl.LDMLPluralRule
}

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** A key that ends like a plural is one: the typed `t()` leaves no other way to read it. */
export function pluralKey(key: string): PluralKey | undefined {
  const [, base, category] = PLURAL.exec(key) ?? []
  return base && category ? { base, category: category as Intl.LDMLPluralRule } : undefined
}

/** The plurals among the words: base → its forms. */
export function pluralForms(words: Words): Map<string, Map<Intl.LDMLPluralRule, string>> {
  const forms = new Map<string, Map<Intl.LDMLPluralRule, string>>()
  for (const [key, text] of words) {
    const plural = pluralKey(key)
    if (!plural) continue
    const ofBase = forms.get(plural.base) ?? new Map<Intl.LDMLPluralRule, string>()
    forms.set(plural.base, ofBase.set(plural.category, text))
  }
  return forms
}

export function categoriesOf(base: string, locale: string): Intl.LDMLPluralRule[] {
  return rulesOf(base, locale).resolvedOptions().pluralCategories
}

// Millions have a form of their own in Spanish, French and Italian.
const COUNTS = [...Array(201).keys(), 1_000_000, 2_000_000]

/** Whole numbers that take this form; none where only fractions do, as in Polish. */
export function countsOf({ base, category }: PluralKey, locale: string): number[] {
  const rules = rulesOf(base, locale)
  return COUNTS.filter((count) => rules.select(count) === category)
}

function rulesOf(base: string, locale: string) {
  return new Intl.PluralRules(locale, { type: base.endsWith('_ordinal') ? 'ordinal' : 'cardinal' })
}
