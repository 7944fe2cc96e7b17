import type { AnswerOf } from '../endpoint.ts'
import type { UserEventOf } from '../events/user-event.ts'
import type { findMatches } from '../members/match-finder.ts'
import type { getMember } from '../members/member.ts'
import type { searchMembers } from '../members/search.ts'
import { without } from './list-patches.ts'

type SearchAnswer = AnswerOf<typeof searchMembers>
type Suggestions = AnswerOf<typeof findMatches>
type Profile = AnswerOf<typeof getMember>
type LikeEvent = UserEventOf<'like_given' | 'like_ended'>

interface Heart {
  readonly id: string
  readonly liked: boolean
}

/** A page of search results or the deck of the swipe game. */
interface Cards {
  readonly profiles: readonly Heart[]
}

/** The heart after the user's own like; undefined if the other member took a like back. */
function heartAfter(event: LikeEvent): Heart | undefined {
  if (event.kind === 'like_given') return { id: event.profile.id, liked: true }
  return event.way === 'given' ? { id: event.profile, liked: false } : undefined
}

const withHeart = <Card extends Heart>(card: Card, heart: Heart | undefined): Card =>
  card.id === heart?.id ? { ...card, liked: heart.liked } : card

function cardsWithHeart<C extends Cards>(answer: C, heart: Heart | undefined): C {
  return { ...answer, profiles: answer.profiles.map((card) => withHeart(card, heart)) }
}

export function cardsWithLike<C extends Cards>(answer: C, event: LikeEvent): C {
  return cardsWithHeart(answer, heartAfter(event))
}

export function restoreCards<C extends Cards>(answer: C, before: C, id: string): C {
  return cardsWithHeart(
    answer,
    before.profiles.find((card) => card.id === id),
  )
}

export function cardsWithout<C extends Cards>(answer: C, { profile }: UserEventOf<'blocked'>): C {
  return { ...answer, profiles: without(profile, answer.profiles) }
}

/** The count follows the list, unless there are more results than the server counts. */
export function searchWithout(answer: SearchAnswer, event: UserEventOf<'blocked'>): SearchAnswer {
  const after = cardsWithout(answer, event)
  const removed = answer.is_capped ? 0 : answer.profiles.length - after.profiles.length
  return { ...after, numResults: answer.numResults - removed }
}

function suggestionsWithHeart({ suggestions }: Suggestions, heart: Heart | undefined): Suggestions {
  return {
    suggestions: suggestions.map((one) => ({ ...one, profile: withHeart(one.profile, heart) })),
  }
}

export function suggestionsWithLike(answer: Suggestions, event: LikeEvent): Suggestions {
  return suggestionsWithHeart(answer, heartAfter(event))
}

export function restoreSuggestions(answer: Suggestions, before: Suggestions, id: string): Suggestions {
  return suggestionsWithHeart(answer, before.suggestions.find(({ profile }) => profile.id === id)?.profile)
}

export function suggestionsWithout(
  { suggestions }: Suggestions,
  { profile: id }: UserEventOf<'blocked'>,
): Suggestions {
  return { suggestions: suggestions.filter(({ profile }) => profile.id !== id) }
}

type RelationEvent = UserEventOf<'like_given' | 'like_received' | 'like_comment' | 'like_seen' | 'like_ended'>
type Relation = NonNullable<Profile['profile']['relation']>

/** `like_new` stays false when a like arrives: the next time the profile opens, the flag tells. */
function relationChange(event: RelationEvent): Partial<Relation> {
  if (event.kind === 'like_seen') return { like_new: false }
  if (event.kind === 'like_given') return { liked: true, liked_about: event.profile.about }
  if (event.kind === 'like_received') return { likes_me: true, likes_me_about: event.profile.about }
  if (event.kind === 'like_comment') {
    const comment = event.comment ?? undefined
    return event.way === 'given'
      ? { liked_comment: comment, may_comment: undefined }
      : { likes_me_comment: comment }
  }
  return event.way === 'given'
    ? { liked: false, liked_about: undefined, liked_comment: undefined }
    : { likes_me: false, likes_me_about: undefined, likes_me_comment: undefined, like_new: false }
}

export function profileWithRelation(answer: Profile, event: RelationEvent): Profile {
  const { profile } = answer
  const id = typeof event.profile === 'string' ? event.profile : event.profile.id
  if (profile.id !== id || !profile.relation) return answer
  const relation = { ...profile.relation, ...relationChange(event) }
  return { profile: { ...profile, relation: { ...relation, matched: relation.liked && relation.likes_me } } }
}

export function restoreProfile(answer: Profile, before: Profile): Profile {
  return { profile: { ...answer.profile, relation: before.profile.relation } }
}
