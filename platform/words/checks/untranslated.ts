import { pluralKey } from '../plural-key.ts'
import { type Problem, quoted, type Words } from '../words.ts'

const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu

/** Texts that say the same as English, unless every word in them is alike in both languages. */
export function untranslated(english: Words, words: Words, alike: ReadonlySet<string>): Problem[] {
  return [...words].flatMap(([key, text]): Problem[] => {
    const plural = pluralKey(key)
    const source = english.get(key) ?? (plural && english.get(`${plural.base}_other`))
    if (text !== source) return []
    const spoken = text.replace(/\{\{.*?\}\}/g, ' ').match(WORD) ?? []
    const foreign = [...new Set(spoken.map((word) => word.toLowerCase()))].filter((word) => !alike.has(word))
    if (foreign.length === 0) return []
    const says = `says ${quoted(text)} as English does: translate it, or list ${foreign.join(', ')} in words-alike.json.`
    return [{ key, says }]
  })
}
