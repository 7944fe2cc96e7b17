import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { likeSubject } from '../profile/like-subject.ts'
import { profileSummary } from '../profile/profile-summary.ts'
import { countries } from '../site/countries.ts'

/** Longest list of likes, more than anyone looks through. */
export const MOST_LIKES = 500

export const likedProfile = z.extend(profileSummary, {
  country: z.optional(z.nullable(z.enum(countries))),
  /** ISO date and time. */
  liked_at: z.string(),
  /** Absent if the like is about the profile as a whole. */
  about: z.optional(likeSubject),
  /** The words of the member who likes, until they open the conversation. */
  comment: z.optional(z.string()),
})

/**
 * `profiles`: members whom the user likes, the latest first. `liked_by`: members who like the user, without those the user
 * said no to since, new ones first, then the latest; `like_new` until the user opens that profile, likes back, or sees the list of matches it is in. At most `MOST_LIKES` of each.
 */
export const likes = z.object({
  profiles: z.array(likedProfile),
  liked_by: z.array(z.extend(likedProfile, { like_new: z.boolean() })),
})

export type Likes = z.infer<typeof likes>

export const getLikes = endpoint({ method: 'GET', path: '/api/likes.php', forMembers: true, answer: likes })

/**
 * §7: a waiting like, or no content. It is always a real one, from a member with a photo (`main_image` is
 * set), and each is returned once; the page reloads the likes after `LIKES_RELOAD_AFTER_AUTO_LIKE`.
 */
export const autoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  forMembers: true,
  answer: z.optional(z.object({ profile: profileSummary })),
  changes: true,
})

/** §4: the count of the likes' badge. */
export function newLikes({ liked_by }: Likes): number {
  return liked_by.filter(({ like_new }) => like_new).length
}

/** How many of them are from members whom the user likes, too: matches that the user has not seen. */
export function newMatches({ profiles, liked_by }: Likes): number {
  const liked = new Set(profiles.map(({ id }) => id))
  return liked_by.filter(({ id, like_new }) => like_new && liked.has(id)).length
}
