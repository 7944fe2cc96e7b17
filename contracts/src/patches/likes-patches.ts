import type { UserEventOf } from '../events/user-event.ts'
import { type Likes, MOST_LIKES } from '../members/likes.ts'
import type { Matches } from '../members/matches.ts'
import { restoredIn, without } from './list-patches.ts'

type Liked = Likes['profiles'][number]
type LikedBy = Likes['liked_by'][number]
type Match = Matches['matches'][number]

export function withLikeGiven({ profiles, liked_by }: Likes, { profile }: UserEventOf<'like_given'>): Likes {
  return { profiles: first(profile, profiles), liked_by }
}

export function withLikeReceived(
  { profiles, liked_by }: Likes,
  { profile }: UserEventOf<'like_received'>,
): Likes {
  const received = first({ ...profile, like_new: true }, liked_by)
  // A like that was passed by mistake comes back at its place, not as the latest.
  return { profiles, liked_by: received.toSorted(newThenLatest) }
}

export function withLikeComment(
  { profiles, liked_by }: Likes,
  { way, profile: { id }, comment }: UserEventOf<'like_comment'>,
): Likes {
  const commented = <Entry extends Liked>(list: readonly Entry[]) =>
    list.map((like) => (like.id === id ? { ...like, comment: comment ?? undefined } : like))
  return way === 'given'
    ? { profiles: commented(profiles), liked_by }
    : { profiles, liked_by: commented(liked_by) }
}

export function withLikePassed(
  { profiles, liked_by }: Likes,
  { profile }: UserEventOf<'like_passed'>,
): Likes {
  return { profiles, liked_by: without(profile, liked_by) }
}

export function withLikeSeen(
  { profiles, liked_by }: Likes,
  { profile: id }: UserEventOf<'like_seen'>,
): Likes {
  const seen = liked_by.map((like) => (like.id === id ? { ...like, like_new: false } : like))
  return { profiles, liked_by: seen.toSorted(newThenLatest) }
}

export function withLikeEnded(likes: Likes, { way, profile }: UserEventOf<'like_ended'>): Likes {
  return way === 'given'
    ? { ...likes, profiles: without(profile, likes.profiles) }
    : { ...likes, liked_by: without(profile, likes.liked_by) }
}

export function withoutLikesOf({ profiles, liked_by }: Likes, { profile }: UserEventOf<'blocked'>): Likes {
  return { profiles: without(profile, profiles), liked_by: without(profile, liked_by) }
}

export function restoreLikes({ profiles, liked_by }: Likes, before: Likes, id: string): Likes {
  return {
    profiles: restoredIn(profiles, before.profiles, id, latestLike),
    liked_by: restoredIn(liked_by, before.liked_by, id, newThenLatest),
  }
}

export function withMatch({ matches }: Matches, { profile }: UserEventOf<'match'>): Matches {
  // The user's page makes a match of their own like, and doesn't know what the server has told meanwhile.
  const isKnown = matches.some(({ id, has_conversation }) => id === profile.id && has_conversation)
  return { matches: first(isKnown ? { ...profile, has_conversation: true } : profile, matches) }
}

export function withConversation({ matches }: Matches, { chat }: UserEventOf<'message'>): Matches {
  return {
    matches: matches.map((match) =>
      match.id === chat.profile.id ? { ...match, has_conversation: true } : match,
    ),
  }
}

export function withoutMatch(
  { matches }: Matches,
  { profile }: UserEventOf<'like_ended' | 'blocked'>,
): Matches {
  return { matches: without(profile, matches) }
}

export function restoreMatches({ matches }: Matches, before: Matches, id: string): Matches {
  return { matches: restoredIn(matches, before.matches, id, latestMatch) }
}

function first<Entry extends { readonly id: string }>(entry: Entry, list: readonly Entry[]): Entry[] {
  return [entry, ...without(entry.id, list)].slice(0, MOST_LIKES)
}

function latestLike(a: Pick<Liked, 'liked_at'>, b: Pick<Liked, 'liked_at'>): number {
  return Date.parse(b.liked_at) - Date.parse(a.liked_at)
}

function newThenLatest(a: LikedBy, b: LikedBy): number {
  return Number(b.like_new) - Number(a.like_new) || latestLike(a, b)
}

function latestMatch(a: Match, b: Match): number {
  return Date.parse(b.matched_at) - Date.parse(a.matched_at)
}
