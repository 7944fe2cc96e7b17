import { pluralKey } from '../plural-key.ts'
import { type Problem, quoted, type Words } from '../words.ts'

const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu

/** Finds texts that are the same as in English, unless all their words are listed as alike. */
export function untranslated(english: Words, words: Words, alike: ReadonlySet<string>): Problem[] {
  return [...words].flatMap(([key, text]): Problem[] => {
    const plural = pluralKey(key)
    const source = english.get(key) ?? (plural && english.get(`${plural.base}_other`))
    if (text !== source) return []
    const wordsInText = text.replace(/\{\{.*?\}\}/g, ' ').match(WORD) ?? []
    const foreign = [...new Set(wordsInText.map((word) => word.toLowerCase()))].filter(
      (word) => !alike.has(word),
    )
    if (foreign.length === 0) return []
    const message = `says ${quoted(text)} as in English: translate it, or list ${foreign.join(', ')} in alike.json.`
    return [{ key, message }]
  })
}
