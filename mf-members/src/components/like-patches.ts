import {
  type AnswerOf,
  type findMatches,
  type getMember,
  type Likes,
  type Matches,
  type ProfileSummary,
  withLikeEnded,
  withLikeGiven,
  withMatch,
  withoutMatch,
} from 'contracts'

// What the page knows, as it is once the user likes a member or has taken it back.

interface Change {
  readonly profile: ProfileSummary
  readonly liked: boolean
  readonly isMatch: boolean
  /** ISO date and time, for what is sorted by it. */
  readonly at: string
}

export function likesAfter(likes: Likes, { profile, liked, at }: Omit<Change, 'isMatch'>): Likes {
  if (likes.profiles.some(({ id }) => id === profile.id) === liked) return likes
  if (!liked) return withLikeEnded(likes, { kind: 'like_ended', way: 'given', profile: profile.id })
  return withLikeGiven(likes, { kind: 'like_given', profile: { ...profile, liked_at: at } })
}

/** A match begins only when the server says so; it ends with the like. */
export function matchesAfter(matches: Matches, { profile, liked, isMatch, at }: Change): Matches {
  if (!liked) return withoutMatch(matches, { profile: profile.id })
  if (!isMatch || matches.matches.some(({ id }) => id === profile.id)) return matches
  return withMatch(matches, { kind: 'match', profile: { ...profile, matched_at: at } })
}

/** The list with one entry as it was before, or again without it; the latest first. */
export function restored<Time extends string, P extends { readonly id: string } & Record<Time, string>>(
  list: readonly P[],
  id: string,
  entry: P | undefined,
  time: Time,
): P[] {
  const others = list.filter((one) => one.id !== id)
  return entry ? [...others, entry].toSorted((a, b) => Date.parse(b[time]) - Date.parse(a[time])) : others
}

interface Liked {
  readonly id: string
  readonly liked: boolean
}

const cardAfter = <Card extends Liked>(card: Card, { id, liked }: Liked): Card =>
  card.id === id ? { ...card, liked } : card

/** Of search and of the swipe game. */
export function cardsAfter<Cards extends { readonly profiles: readonly Liked[] }>(
  answer: Cards,
  change: Liked,
): Cards {
  return { ...answer, profiles: answer.profiles.map((card) => cardAfter(card, change)) }
}

type Suggestions = AnswerOf<typeof findMatches>

export function suggestionsAfter({ suggestions }: Suggestions, change: Liked): Suggestions {
  return { suggestions: suggestions.map((one) => ({ ...one, profile: cardAfter(one.profile, change) })) }
}

type Profile = AnswerOf<typeof getMember>

export function profileAfter(answer: Profile, { id, liked }: Liked): Profile {
  const { relation } = answer.profile
  if (answer.profile.id !== id || !relation) return answer
  const matched = liked && relation.likes_me
  return { profile: { ...answer.profile, relation: { ...relation, liked, matched } } }
}
