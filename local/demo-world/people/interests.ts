import { type Interest, interests } from 'contracts'
import type { Random } from '../random.ts'

/** Interests that often go together. */
const tastes = {
  outdoors: ['hiking', 'biking', 'outdoors', 'adventure', 'beach', 'travelling', 'photography'],
  table: ['cooking', 'foodie', 'wine', 'coffee', 'sushi', 'bbq', 'vegetarian'],
  culture: ['art', 'theater', 'reading', 'music', 'movies', 'photography', 'politics'],
  home: ['gardening', 'tea', 'animals', 'reading', 'cooking', 'movies', 'video-games'],
  sport: ['gym', 'sports', 'biking', 'dancing', 'outdoors', 'vegetarian'],
  night: ['party', 'dancing', 'beer', 'music', 'fashion', 'shopping', 'wine'],
} as const satisfies Readonly<Record<string, readonly Interest[]>>

const close: readonly Interest[] = ['kissing', 'hugging', 'massages', 'relationship']

const intimate: readonly Interest[] = [
  'sex',
  'safe-sex',
  'lingerie',
  'oral-sex',
  'sex-toys',
  'exchanging-pictures',
  'one-night-stand',
  'bondage',
  'threesome',
]

const tasteWeights = { outdoors: 5, table: 5, culture: 4, home: 4, sport: 4, night: 3 }

/** Picks a member's interests: those that their text mentions, two tastes, and often what brings people to this site. */
export function pickInterests(
  { mentioned, hasTattoos }: { readonly mentioned: readonly Interest[]; readonly hasTattoos: boolean },
  random: Random,
): Interest[] {
  const chosen = new Set<Interest>(mentioned)
  const first = random.weighted(tasteWeights)
  const second = random.weighted(tasteWeights)
  const add = (from: readonly Interest[], most: number) => {
    for (const interest of random.shuffled(from).slice(0, random.int(0, most))) chosen.add(interest)
  }
  add(tastes[first], 4)
  add(tastes[second], 2)
  if (random.chance(0.7)) add(close, 3)
  if (random.chance(0.3)) add(intimate, 4)
  if (hasTattoos && random.chance(0.4)) chosen.add('tattoos')
  return interests.filter((interest) => chosen.has(interest))
}
