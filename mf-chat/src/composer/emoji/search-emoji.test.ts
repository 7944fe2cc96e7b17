import { locales } from 'contracts'
import { expect, test } from 'vitest'
import { loadEmoji } from './emoji-data.ts'
import { searchEmoji } from './search-emoji.ts'

const find = async (locale: (typeof locales)[number], query: string) =>
  searchEmoji(await loadEmoji(locale), query).map(({ emoji }) => emoji)

test.each([
  ['en', 'heart', '❤️'],
  ['en', 'thumbs up', '👍'],
  ['de', 'herz', '❤️'],
  ['fi', 'sydän', '❤️'],
  ['fi', 'sydan', '❤️'],
  ['fr', 'cœur', '❤️'],
  ['fr', 'coeur', '❤️'],
  ['sv', 'hjarta', '❤️'],
  ['pl', 'serce', '❤️'],
] as const)('in %s, “%s” finds %s', async (locale, query, emoji) => {
  expect(await find(locale, query)).toContain(emoji)
})

test('every word of the query counts, and names that begin with it come first', async () => {
  const cats = await find('en', 'cat')
  expect(cats[0]).toBe('😹')
  expect(cats).toContain('🐈')
  expect(await find('en', 'cat heart')).toEqual(['😻'])
  expect(await find('en', 'xyzzy')).toEqual([])
  expect(await find('en', ' ')).toEqual([])
})

test.each(locales)('%s names every emoji', async (locale) => {
  const all = (await loadEmoji(locale)).flat()
  expect(all.length).toBeGreaterThan(1_800)
  expect(all.filter(({ name }) => name === '')).toEqual([])
})
