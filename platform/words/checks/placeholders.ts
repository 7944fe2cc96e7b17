import { countsOf, pluralForms, pluralKey } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

const PLACEHOLDER = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g

/** Checks that a translation has exactly the placeholders of English, each of them well-formed. */
export function placeholders(english: Words, words: Words, locale: string): Problem[] {
  const plurals = pluralForms(english)
  return [...words].flatMap(([key, text]): Problem[] => {
    if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) {
      return [{ key, message: 'has a brace outside a placeholder: write {{name}}.' }]
    }
    const plural = pluralKey(key)
    const englishTexts = plural ? [...(plurals.get(plural.base)?.values() ?? [])] : [english.get(key)]
    const sources = englishTexts.filter((source) => source !== undefined)
    if (sources.length === 0) return []
    const allowed = new Set(sources.flatMap(namesIn))
    const own = new Set(namesIn(text))
    // A form for a single number may omit it: “One apple”. In French this form is also used for 0.
    const canOmit = plural && countsOf(plural, locale).length === 1 ? 'count' : undefined
    const missing = [...allowed.difference(own)].filter((name) => name !== canOmit)
    const foreign = [...own.difference(allowed)]
    return [
      ...(missing.length > 0 ? [{ key, message: `lacks ${list(missing)}, which English has: add it.` }] : []),
      ...(foreign.length > 0
        ? [
            {
              key,
              message: `has ${list(foreign)}, which English does not have: do not translate placeholders.`,
            },
          ]
        : []),
    ]
  })
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

function list(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ')
}
