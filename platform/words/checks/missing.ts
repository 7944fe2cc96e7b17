import { categoriesOf, pluralForms, pluralKey } from '../plural-key.ts'
import { type Problem, quoted, type Words } from '../words.ts'

/** Finds English keys that a language lacks. A plural counts only if it has no form at all; the rest is for `plurals`. */
export function missing(english: Words, words: Words, locale: string): Problem[] {
  const plurals = pluralForms(words)
  const seen = new Set<string>()
  return [...english].flatMap(([key, text]): Problem[] => {
    const message = `is missing: translate ${quoted(text)}.`
    const base = pluralKey(key)?.base
    if (base === undefined) return words.has(key) ? [] : [{ key, message }]
    if (seen.has(base) || plurals.has(base)) return []
    seen.add(base)
    const other = english.get(`${base}_other`) ?? text
    const forms = categoriesOf(base, locale).map((category) => `_${category}`)
    return [{ key: base, message: `is missing: translate ${quoted(other)} with ${forms.join(', ')}.` }]
  })
}
