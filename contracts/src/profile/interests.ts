import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** §3: all interests, in the order of the forms. */
export const interests = [
  'adventure',
  'anal-sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging-pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one-night-stand',
  'oral-sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public-sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe-sex',
  'sex',
  'sex-toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video-games',
  'wine',
] as const

export type Interest = (typeof interests)[number]

/** The groups in which forms offer the interests, in this order. Each interest is in exactly one. */
export const interestGroups = {
  'going-out': ['adventure', 'beach', 'dancing', 'party', 'shopping', 'travelling'],
  'food-drink': ['bbq', 'beer', 'coffee', 'cooking', 'foodie', 'sushi', 'tea', 'vegetarian', 'wine'],
  culture: ['art', 'astrology', 'fashion', 'music', 'photography', 'politics', 'tattoos', 'theater'],
  outdoors: ['animals', 'biking', 'gardening', 'gym', 'hiking', 'outdoors', 'sports'],
  home: ['hugging', 'movies', 'reading', 'relationship', 'video-games'],
  intimate: [
    'anal-sex',
    'bondage',
    'exchanging-pictures',
    'kissing',
    'lingerie',
    'massages',
    'masturbating',
    'one-night-stand',
    'oral-sex',
    'public-sex',
    'sadomasochism',
    'safe-sex',
    'sex',
    'sex-toys',
    'threesome',
  ],
} as const satisfies Readonly<Record<string, readonly Interest[]>>

export type InterestGroup = keyof typeof interestGroups

/** The group that forms fold away. */
export const FOLDED_INTERESTS: InterestGroup = 'intimate'

const isIntimate = (interest: Interest) => (interestGroups.intimate as readonly Interest[]).includes(interest)

/** The interests, with the intimate ones last. */
export function intimateLast(list: readonly Interest[]): Interest[] {
  return list.toSorted((one, other) => Number(isIntimate(one)) - Number(isIntimate(other)))
}

/** The interests to show at first sight: intimate ones only if the viewer has chosen any such. */
export function interestsAtFirstSight(list: readonly Interest[], own: readonly Interest[]): Interest[] {
  return own.some(isIntimate) ? intimateLast(list) : list.filter((one) => !isIntimate(one))
}

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  answer: z.object({ interests: z.array(z.enum(interests)) }),
})
