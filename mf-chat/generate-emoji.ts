/**
 * Writes src/composer/emoji/data from the package emojibase-data, which is not a dependency: it has 49 MB, of which the
 * picker needs the names and tags in our languages. See the README there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { locales } from 'contracts'

interface Emoji {
  readonly hexcode: string
  readonly emoji: string
  readonly label: string
  readonly group?: number
  readonly order?: number
  readonly version: number
  readonly tags?: readonly string[]
  readonly skins?: readonly { readonly emoji: string; readonly tone: number | readonly number[] }[]
}

/** The newest emoji that the fonts of older phones have, too. */
const NEWEST = 15
const COMPONENTS = 2
const TONES = ['🏻', '🏼', '🏽', '🏾', '🏿']

const source = process.argv[2]
if (!source) throw new Error('Usage: node generate-emoji.ts <folder of emojibase-data>')

const read = (path: string) => JSON.parse(readFileSync(`${source}/${path}`, 'utf8'))
const target = new URL('src/composer/emoji/data/', import.meta.url)
const write = (name: string, data: object) =>
  writeFileSync(new URL(`${name}.json`, target), `${JSON.stringify(data, null, 2)}\n`)

/** As `withTone` of the picker does it; only emoji for which this gives the standard's own sequence can have a tone. */
function toned(emoji: string, tone: string): string {
  const [first = '', ...rest] = emoji
  return [first, tone, ...(rest[0] === '\uFE0F' ? rest.slice(1) : rest)].join('')
}

function hasTones({ emoji, skins = [] }: Emoji): boolean {
  const known = new Set(skins.map((skin) => skin.emoji))
  return TONES.every((tone) => known.has(toned(emoji, tone)))
}

/** Most emoji are drawn in colour without a variation selector. */
const plain = (emoji: string) => emoji.replace(/^(\p{Emoji_Presentation})\uFE0F$/u, '$1')

const shown = (read('en/data.json') as Emoji[])
  .map((one) => ({ ...one, emoji: plain(one.emoji) }))
  .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST)
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))

const groups = [...new Set(shown.map(({ group }) => group))].map((group) =>
  shown.filter((one) => one.group === group),
)
const drawn = (emoji: readonly Emoji[]) => emoji.map(({ emoji }) => emoji).join(' ')

write('emoji', { groups: groups.map(drawn), toned: drawn(shown.filter(hasTones)) })

for (const locale of locales) {
  const named = new Map((read(`${locale}/data.json`) as Emoji[]).map((one) => [one.hexcode, one]))
  write(
    locale,
    groups.flat().map(({ hexcode }) => {
      const { label = '', tags = [] } = named.get(hexcode) ?? {}
      const words = new Set(label.toLowerCase().split(' '))
      const others = tags.filter((tag) => !words.has(tag.toLowerCase()))
      return others.length > 0 ? `${label}|${others.join(' ')}` : label
    }),
  )
}
