import type { Likes, Matches, ProfileSummary } from 'contracts'

/** §2: the types in /likes/{type}, in the order of the overview page. */
export const likeTypes = ['received', 'matches', 'given'] as const

export type LikeType = (typeof likeTypes)[number]

/** An entry in a list of likes. */
export interface LikeEntry {
  readonly profile: ProfileSummary
  /** §4: a like is new until the member opens its profile. */
  readonly isNew: boolean
}

/** The entries of one type, in the server's order (§4: new ones first). */
export function entriesOf(type: LikeType, { profiles, liked_by }: Likes, { matches }: Matches): LikeEntry[] {
  if (type === 'received') return liked_by.map((profile) => ({ profile, isNew: profile.like_new }))
  return (type === 'matches' ? matches : profiles).map((profile) => ({ profile, isNew: false }))
}

/** The type named in the address; received likes if it names none. */
export function likeTypeIn(type: string | undefined): LikeType {
  return likeTypes.find((one) => one === type) ?? 'received'
}
