import type { AnswerOf, findMatches, searchMembers } from 'contracts'

// What the page knows, once a member is blocked: they stand in it no more.

interface WithId {
  readonly id: string
}

const except = <One extends WithId>(list: readonly One[], id: string) => list.filter((one) => one.id !== id)

type Found = AnswerOf<typeof searchMembers>

/** The number goes with them, as far as it was counted. */
export function foundWithout(found: Found, id: string): Found {
  const profiles = except(found.profiles, id)
  const gone = found.is_capped ? 0 : found.profiles.length - profiles.length
  return { ...found, profiles, numResults: found.numResults - gone }
}

/** Of the swipe game. */
export function cardsWithout<Cards extends { readonly profiles: readonly WithId[] }>(
  answer: Cards,
  id: string,
): Cards {
  return { ...answer, profiles: except(answer.profiles, id) }
}

type Suggestions = AnswerOf<typeof findMatches>

export function suggestionsWithout({ suggestions }: Suggestions, id: string): Suggestions {
  return { suggestions: suggestions.filter(({ profile }) => profile.id !== id) }
}
