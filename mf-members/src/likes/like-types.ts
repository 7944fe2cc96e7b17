import type { Country, Likes, Matches, ProfileSummary } from 'contracts'

/** §2: the types in /likes/{type}, in the order of the tabs. */
export const likeTypes = ['received', 'matches', 'given'] as const

export type LikeType = (typeof likeTypes)[number]

export type ListedProfile = ProfileSummary & { readonly country?: Country | null | undefined }

/** An entry in a list of likes. */
export interface LikeEntry {
  readonly profile: ListedProfile
  /** §4: a like is new until the member opens its profile, a match until they see it in its list. */
  readonly isNew: boolean
  /** Set if a received like is about a photo or the text. */
  readonly about?: string | undefined
  /** The other member's words with a received like. */
  readonly comment?: string | undefined
}

/** The entries of each type, in the server's order (§4: new ones first). Matched members are among the matches only. */
export function likeEntries(
  { profiles, liked_by }: Likes,
  { matches }: Matches,
): Record<LikeType, LikeEntry[]> {
  const matched = new Set(matches.map(({ id }) => id))
  const fresh = new Set(liked_by.filter(({ like_new }) => like_new).map(({ id }) => id))
  const entry = (profile: ListedProfile) => ({ profile, isNew: fresh.has(profile.id) })
  const isWaiting = ({ id }: ProfileSummary) => !matched.has(id)
  return {
    received: liked_by.filter(isWaiting).map((like) => ({
      ...entry(like),
      about: like.about,
      comment: like.comment,
    })),
    matches: matches.map(entry),
    given: profiles.filter(isWaiting).map(entry),
  }
}

/** The type that the overview opens with: matches if nothing else is new, so that the badge leads to what it counts. */
export function firstType({ received, matches }: Record<LikeType, readonly LikeEntry[]>): LikeType {
  const hasNew = (entries: readonly LikeEntry[]) => entries.some(({ isNew }) => isNew)
  return hasNew(matches) && !hasNew(received) ? 'matches' : 'received'
}

/** The type named in the address; received likes if it names none. */
export function likeTypeIn(type: string | undefined): LikeType {
  return likeTypes.find((one) => one === type) ?? 'received'
}
