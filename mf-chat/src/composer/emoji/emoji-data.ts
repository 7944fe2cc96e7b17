import type { Locale } from 'contracts'

export interface Emoji {
  readonly emoji: string
  /** In the page's language. */
  readonly name: string
  /** Name and tags for searching: without accents, each word after a space. */
  readonly words: string
  readonly hasTones: boolean
}

export type EmojiData = readonly (readonly Emoji[])[]

/** Lower case without accents, so that “coeur” finds “cœur” and “hjarta” “hjärta”. */
export function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** All emoji by group. The data of each language is a file of its own. */
export async function loadEmoji(locale: Locale): Promise<EmojiData> {
  const [{ default: drawn }, { default: names }] = await Promise.all([
    import('./data/emoji.json'),
    import(`./data/${locale}.json`) as Promise<{ default: readonly string[] }>,
  ])
  const toned = new Set(drawn.toned.split(' '))
  let place = 0
  return drawn.groups.map((group) =>
    group.split(' ').map((emoji) => {
      const [name = emoji, tags = ''] = (names[place++] ?? '').split('|')
      return { emoji, name, words: ` ${simplify(`${name} ${tags}`)}`, hasTones: toned.has(emoji) }
    }),
  )
}
