import { categoriesOf, countsOf, pluralForms } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

/** Checks that each plural has exactly the categories of its language. */
export function plurals(words: Words, locale: string): Problem[] {
  return [...pluralForms(words)].flatMap(([base, forms]) => {
    const needed = categoriesOf(base, locale)
    const missing = needed
      .filter((category) => !forms.has(category))
      .map((category) => ({
        key: `${base}_${category}`,
        message: `is missing among the forms: add it${usedFor(countsOf({ base, category }, locale))}.`,
      }))
    const surplus = [...forms.keys()]
      .filter((category) => !needed.includes(category))
      .map((category) => ({
        key: `${base}_${category}`,
        message: `is a form that this language does not have (it has ${needed.join(', ')}): remove it.`,
      }))
    return [...missing, ...surplus]
  })
}

function usedFor(counts: readonly number[]): string {
  return counts.length > 0
    ? `, it is used for ${counts.slice(0, 3).join(', ')}`
    : ', it is used for fractions'
}
