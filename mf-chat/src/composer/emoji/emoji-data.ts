import type { Locale } from 'contracts'
import { simplify } from 'shared-state/text-filter'

export interface Emoji {
  readonly emoji: string
  /** In the page's language. */
  readonly name: string
  /** Name and tags for searching: without accents, each word after a space. */
  readonly words: string
  readonly hasTones: boolean
}

export type EmojiData = readonly (readonly Emoji[])[]

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
