import { categoriesOf, countsOf, pluralForms } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

/** Each plural has every category of its language, and no other. */
export function plurals(words: Words, locale: string): Problem[] {
  return [...pluralForms(words)].flatMap(([base, forms]) => {
    const wanted = categoriesOf(base, locale)
    const lacking = wanted
      .filter((category) => !forms.has(category))
      .map((category) => ({
        key: `${base}_${category}`,
        says: `is missing beside the other forms: add it${usedFor(countsOf({ base, category }, locale))}.`,
      }))
    const surplus = [...forms.keys()]
      .filter((category) => !wanted.includes(category))
      .map((category) => ({
        key: `${base}_${category}`,
        says: `is a form that this language has not (it has ${wanted.join(', ')}): remove it.`,
      }))
    return [...lacking, ...surplus]
  })
}

function usedFor(counts: readonly number[]): string {
  return counts.length > 0
    ? `, it is used for ${counts.slice(0, 3).join(', ')}`
    : ', it is used for fractions'
}
