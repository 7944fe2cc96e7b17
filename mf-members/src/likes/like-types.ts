import type { Likes, Matches, ProfileSummary } from 'contracts'

/** §2: the types of /likes/{type}, in the order of the overview. */
export const likeTypes = ['received', 'matches', 'given'] as const

export type LikeType = (typeof likeTypes)[number]

/** One of a list of likes. */
export interface LikeEntry {
  readonly profile: ProfileSummary
  /** §4: until the profile was opened. */
  readonly isNew: boolean
}

/** A list as it is shown; §4: new ones first, as the server gives them. */
export function entriesOf(type: LikeType, { profiles, liked_by }: Likes, { matches }: Matches): LikeEntry[] {
  if (type === 'received') return liked_by.map((profile) => ({ profile, isNew: profile.like_new }))
  return (type === 'matches' ? matches : profiles).map((profile) => ({ profile, isNew: false }))
}

/** Whether the address names one. */
export function likeTypeIn(type: string | undefined): LikeType {
  return likeTypes.find((one) => one === type) ?? 'received'
}
