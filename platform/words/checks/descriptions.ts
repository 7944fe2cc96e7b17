import type { Problem, Words } from '../words.ts'

/** Search engines fill up what is shorter with text from the page, and cut off what is longer. */
const LETTERS = { least: 70, most: 155 }

/** Finds descriptions of pages that search engines would not show as they are. `{{site}}` counts as a name of its length. */
export function descriptions(words: Words): Problem[] {
  return [...words].flatMap(([key, { length }]): Problem[] => {
    if (!key.startsWith('descriptions.') || (length >= LETTERS.least && length <= LETTERS.most)) return []
    const message = `has ${length} letters, and search engines show ${LETTERS.least} to ${LETTERS.most}: rewrite it.`
    return [{ key, message }]
  })
}
