import { pluralForms, pluralKey } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

/** Keys that English lacks, so that nothing can read them. Plural forms beyond the language's own are for `plurals`. */
export function extra(english: Words, words: Words): Problem[] {
  const plurals = pluralForms(english)
  return [...words.keys()]
    .filter((key) => !english.has(key) && !plurals.has(pluralKey(key)?.base ?? ''))
    .map((key) => ({ key, says: 'is not in English: remove it, or correct its name.' }))
}
