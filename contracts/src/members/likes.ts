import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { image } from './image.ts'

/** A member as others see one at a glance. */
export const profileSummary = z.object({
  id: z.string(),
  name: z.string(),
  age: z.optional(z.int()),
  city: z.optional(z.nullable(z.string())),
  is_fictional: z.optional(z.boolean()),
  main_image: z.nullable(image),
})

export type ProfileSummary = z.infer<typeof profileSummary>

/** Whom the user likes, and who likes the user; `like_new` until that profile has been opened. */
export const likes = z.object({
  profiles: z.array(profileSummary),
  liked_by: z.array(z.extend(profileSummary, { like_new: z.boolean() })),
})

export type Likes = z.infer<typeof likes>

export const getLikes = endpoint({ method: 'GET', path: '/api/likes.php', answer: likes })

/** §7: a like that waits for the user, or no content where none does. */
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
