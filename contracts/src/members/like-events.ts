import * as z from 'contracts/schema'
import { type Likes, likedProfile, MOST_LIKES } from './likes.ts'
import { type Matches, matchedProfile } from './matches.ts'

/** The user likes somebody, on whichever device. */
export const likeGiven = z.object({ kind: z.literal('like_given'), profile: likedProfile })

/** Somebody likes the user. */
export const likeReceived = z.object({ kind: z.literal('like_received'), profile: likedProfile })

/** §4: the profile of somebody who likes the user was opened. */
export const likeSeen = z.object({ kind: z.literal('like_seen'), profile: z.string() })

/** A like was taken back: the user's, or somebody's of the user. A match between the two is over. */
export const likeEnded = z.object({
  kind: z.literal('like_ended'),
  way: z.enum(['given', 'received']),
  profile: z.string(),
})

/** The user and somebody like each other from now on: the reason for the pop-up, on every open page of both. */
export const matchMade = z.object({ kind: z.literal('match'), profile: matchedProfile })

/** One of the two has blocked the other: everything of that member is to vanish. */
export const blockedEvent = z.object({ kind: z.literal('blocked'), profile: z.string() })

type Received = Likes['liked_by'][number]

export function withLikeGiven({ profiles, liked_by }: Likes, { profile }: z.infer<typeof likeGiven>): Likes {
  return { profiles: first(profile, profiles), liked_by }
}

export function withLikeReceived(
  { profiles, liked_by }: Likes,
  { profile }: z.infer<typeof likeReceived>,
): Likes {
  return { profiles, liked_by: first({ ...profile, like_new: true }, liked_by) }
}

export function withLikeSeen(
  { profiles, liked_by }: Likes,
  { profile: id }: z.infer<typeof likeSeen>,
): Likes {
  const seen = liked_by.map((one) => (one.id === id ? { ...one, like_new: false } : one))
  return { profiles, liked_by: seen.toSorted(newThenLatest) }
}

export function withLikeEnded(likes: Likes, { way, profile }: z.infer<typeof likeEnded>): Likes {
  return way === 'given'
    ? { ...likes, profiles: without(profile, likes.profiles) }
    : { ...likes, liked_by: without(profile, likes.liked_by) }
}

export function likesWithoutBlocked(
  { profiles, liked_by }: Likes,
  { profile }: z.infer<typeof blockedEvent>,
): Likes {
  return { profiles: without(profile, profiles), liked_by: without(profile, liked_by) }
}

export function withMatch({ matches }: Matches, { profile }: z.infer<typeof matchMade>): Matches {
  return { matches: first(profile, matches) }
}

/** A like that ended, or a block. */
export function withoutMatch({ matches }: Matches, { profile }: { readonly profile: string }): Matches {
  return { matches: without(profile, matches) }
}

function first<P extends { readonly id: string }>(profile: P, list: readonly P[]): P[] {
  return [profile, ...without(profile.id, list)].slice(0, MOST_LIKES)
}

function without<P extends { readonly id: string }>(id: string, list: readonly P[]): P[] {
  return list.filter((one) => one.id !== id)
}

function newThenLatest(a: Received, b: Received): number {
  return Number(b.like_new) - Number(a.like_new) || Date.parse(b.liked_at) - Date.parse(a.liked_at)
}
