import { pluralForms, pluralKey } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

/** Finds keys that English lacks, so that no code can read them. Leaves surplus plural forms to `plurals`. */
export function extra(english: Words, words: Words): Problem[] {
  const plurals = pluralForms(english)
  return [...words.keys()]
    .filter((key) => !english.has(key) && !plurals.has(pluralKey(key)?.base ?? ''))
    .map((key) => ({ key, message: 'is not in English: remove it, or correct its name.' }))
}
