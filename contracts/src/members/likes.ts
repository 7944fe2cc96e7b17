import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { profileSummary } from '../profile/profile-summary.ts'

/** More than anybody looks through; of each list the first ones. */
export const MOST_LIKES = 500

export const likedProfile = z.extend(profileSummary, { /** ISO date and time. */ liked_at: z.string() })

/**
 * Whom the user likes, the latest first, and who likes the user: new ones first, then the latest; `like_new` until that
 * profile has been opened. At most `MOST_LIKES` of each.
 */
export const likes = z.object({
  profiles: z.array(likedProfile),
  liked_by: z.array(z.extend(likedProfile, { like_new: z.boolean() })),
})

export type Likes = z.infer<typeof likes>

export const getLikes = endpoint({ method: 'GET', path: '/api/likes.php', answer: likes })

/**
 * §7: a like that waits for the user, or no content where none does. It is always a real one, of somebody with a photo
 * (`main_image` is there), and each is shown so once; the page reloads the likes after `LIKES_RELOAD_AFTER_AUTO_LIKE`.
 */
export const autoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  answer: z.optional(z.object({ profile: profileSummary })),
  changes: true,
})

/** §4: the badge of the likes. */
export function newLikes({ liked_by }: Likes): number {
  return liked_by.filter(({ like_new }) => like_new).length
}
