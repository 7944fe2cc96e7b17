import type { Words } from './words.ts'

export interface PluralKey {
  /** The key without its category: `apples` in `apples_one`, `place_ordinal` in `place_ordinal_few`. */
  readonly base: string
  readonly category: Intl.LDMLPluralRule
}

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** Parses a key. Every key that ends like a plural is one, since the typed `t()` reads such keys only by their base. */
export function pluralKey(key: string): PluralKey | undefined {
  const [, base, category] = PLURAL.exec(key) ?? []
  return base && category ? { base, category: category as Intl.LDMLPluralRule } : undefined
}

/** Groups the plural keys among the words: base → category → text. */
export function pluralForms(words: Words): Map<string, Map<Intl.LDMLPluralRule, string>> {
  const forms = new Map<string, Map<Intl.LDMLPluralRule, string>>()
  for (const [key, text] of words) {
    const plural = pluralKey(key)
    if (!plural) continue
    const formsOfBase = forms.get(plural.base) ?? new Map<Intl.LDMLPluralRule, string>()
    forms.set(plural.base, formsOfBase.set(plural.category, text))
  }
  return forms
}

export function categoriesOf(base: string, locale: string): Intl.LDMLPluralRule[] {
  return rulesOf(base, locale).resolvedOptions().pluralCategories
}

// Millions have a form of their own in Spanish, French and Italian.
const COUNTS = [...Array(201).keys(), 1_000_000, 2_000_000]

/** Lists whole numbers that take this form. Some forms have none, such as the one for fractions in Polish. */
export function countsOf({ base, category }: PluralKey, locale: string): number[] {
  const rules = rulesOf(base, locale)
  return COUNTS.filter((count) => rules.select(count) === category)
}

function rulesOf(base: string, locale: string) {
  return new Intl.PluralRules(locale, { type: base.endsWith('_ordinal') ? 'ordinal' : 'cardinal' })
}
