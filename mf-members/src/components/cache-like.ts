import {
  type AnswerOf,
  findMatches,
  getLikes,
  getMatches,
  getMember,
  getSwipe,
  type ProfileSummary,
  searchMembers,
} from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'
import {
  cardsAfter,
  likesAfter,
  matchesAfter,
  profileAfter,
  restored,
  suggestionsAfter,
} from './like-patches.ts'

type Found = AnswerOf<typeof searchMembers>
type Swipe = AnswerOf<typeof getSwipe>
type Suggested = AnswerOf<typeof findMatches>
type Profile = AnswerOf<typeof getMember>

const likesKey = endpointQuery(getLikes).queryKey
const matchesKey = endpointQuery(getMatches).queryKey

interface LikeChange {
  readonly profile: ProfileSummary
  readonly liked: boolean
  /** Only the server knows. */
  readonly isMatch?: boolean
}

/** Writes a like, or its end, into all that the page knows; answers with what undoes it. */
export function cacheLike({ profile, liked, isMatch = false }: LikeChange): () => void {
  const { id } = profile
  const change = { profile, liked, isMatch, at: new Date().toISOString() }
  const like = queryClient.getQueryData(likesKey)?.profiles.find((one) => one.id === id)
  const match = queryClient.getQueryData(matchesKey)?.matches.find((one) => one.id === id)
  queryClient.setQueryData(likesKey, (known) => known && likesAfter(known, change))
  queryClient.setQueryData(matchesKey, (known) => known && matchesAfter(known, change))
  writeProfiles(profile, liked)
  return () => {
    queryClient.setQueryData(likesKey, (known) => {
      return known && { ...known, profiles: restored(known.profiles, id, like, 'liked_at') }
    })
    queryClient.setQueryData(matchesKey, (known) => {
      return known && { matches: restored(known.matches, id, match, 'matched_at') }
    })
    writeProfiles(profile, !liked)
  }
}

/** In every list of cards and on every profile that was asked for, whatever the question was. */
function writeProfiles({ id }: ProfileSummary, liked: boolean) {
  const of = ({ path }: { readonly path: string }) => ({ queryKey: [path] })
  const write = { id, liked }
  queryClient.setQueriesData<Found>(of(searchMembers), (known) => known && cardsAfter(known, write))
  queryClient.setQueriesData<Swipe>(of(getSwipe), (known) => known && cardsAfter(known, write))
  queryClient.setQueriesData<Suggested>(of(findMatches), (known) => known && suggestionsAfter(known, write))
  queryClient.setQueriesData<Profile>(of(getMember), (known) => known && profileAfter(known, write))
}
