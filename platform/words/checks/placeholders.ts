import { countsOf, pluralForms, pluralKey } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

const PLACEHOLDER = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g

/** A translation has the placeholders of English, no more and no fewer, and each is whole. */
export function placeholders(english: Words, words: Words, locale: string): Problem[] {
  const plurals = pluralForms(english)
  return [...words].flatMap(([key, text]): Problem[] => {
    if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) {
      return [{ key, says: 'has a brace that belongs to no placeholder: write {{name}}.' }]
    }
    const plural = pluralKey(key)
    const ofEnglish = plural ? [...(plurals.get(plural.base)?.values() ?? [])] : [english.get(key)]
    const sources = ofEnglish.filter((source) => source !== undefined)
    if (sources.length === 0) return []
    const allowed = new Set(sources.flatMap(namesIn))
    const own = new Set(namesIn(text))
    // “One apple” needs no number where the form stands for a single one. In French it also stands for 0.
    const canOmit = plural && countsOf(plural, locale).length === 1 ? 'count' : undefined
    const lacking = [...allowed.difference(own)].filter((name) => name !== canOmit)
    const foreign = [...own.difference(allowed)]
    return [
      ...(lacking.length > 0 ? [{ key, says: `lacks ${listed(lacking)}, which English has: add it.` }] : []),
      ...(foreign.length > 0
        ? [{ key, says: `has ${listed(foreign)}, which English has not: placeholders are never translated.` }]
        : []),
    ]
  })
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

function listed(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ')
}
