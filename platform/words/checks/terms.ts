import { pluralKey } from '../plural-key.ts'
import { type Problem, quoted, type Words } from '../words.ts'

/** English term → beginnings of the words for it in one language. The words of a beginning may stand apart. */
export type Terms = Readonly<Record<string, readonly string[]>>

/** Finds texts that give another name to something that has one. Numbers and names are in placeholders. */
export function terms(english: Words, words: Words, named: Terms): Problem[] {
  return [...words].flatMap(([key, text]) => {
    const plural = pluralKey(key)
    const source = english.get(key) ?? (plural && english.get(`${plural.base}_other`))
    if (source === undefined) return []
    return Object.entries(named).flatMap(([term, beginnings]): Problem[] => {
      const mentions = new RegExp(String.raw`\b${term}s?\b`, 'i').test(withoutPlaceholders(source))
      if (!mentions || beginnings.length === 0 || beginnings.some((one) => hasBeginning(text, one))) return []
      const message = `says ${quoted(text)} for ${quoted(source)}, without ${beginnings.map(quoted).join(' or ')}: use the glossary’s word for “${term}”, or list another in terms.json.`
      return [{ key, message }]
    })
  })
}

function hasBeginning(text: string, beginning: string): boolean {
  const lower = withoutPlaceholders(text).toLowerCase()
  return beginning.split(' ').every((part) => lower.includes(part))
}

const withoutPlaceholders = (text: string) => text.replace(/\{\{.*?\}\}/g, ' ')
