import { simplify } from 'shared-state/text-filter'
import type { Emoji, EmojiData } from './emoji-data.ts'

const MOST = 70

/** Finds emoji with words that begin as those of the query do; names that begin so come first. */
export function searchEmoji(data: EmojiData, query: string): readonly Emoji[] {
  const simple = simplify(query)
  if (simple === '') return []
  const terms = simple.split(' ').map((term) => ` ${term}`)
  const found = data.flat().filter(({ words }) => terms.every((term) => words.includes(term)))
  const isFirst = ({ words }: Emoji) => words.startsWith(` ${simple}`)
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, MOST)
}
