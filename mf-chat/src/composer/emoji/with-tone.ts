import type { Emoji } from './emoji-data.ts'

/** None, then Unicode's five. */
export const TONES = ['', '🏻', '🏼', '🏽', '🏾', '🏿'] as const

/** The emoji in a skin tone, if it can have one: the tone stands after the first character, instead of a variation selector. */
export function withTone({ emoji, hasTones }: Pick<Emoji, 'emoji' | 'hasTones'>, tone: string): string {
  if (!hasTones || tone === '') return emoji
  const [first = '', ...rest] = emoji
  return [first, tone, ...(rest[0] === '\uFE0F' ? rest.slice(1) : rest)].join('')
}
