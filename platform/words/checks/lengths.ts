import { pluralKey } from '../plural-key.ts'
import { type Problem, quoted, type Words } from '../words.ts'

/** Room for the languages that need more letters: 20 for a label, three quarters for a sentence. */
const mostLetters = (source: string) => 20 + 1.75 * source.length

/** Finds texts so much longer than English that they would break a button or say something else. */
export function lengths(english: Words, words: Words): Problem[] {
  return [...words].flatMap(([key, text]): Problem[] => {
    const plural = pluralKey(key)
    const source = english.get(key) ?? (plural && english.get(`${plural.base}_other`))
    if (source === undefined || text.length <= mostLetters(source)) return []
    return [
      {
        key,
        message: `says ${quoted(text)}, much longer than ${quoted(source)}: shorten one, or complete the other.`,
      },
    ]
  })
}
