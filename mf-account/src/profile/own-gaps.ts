import { type OwnProfile, profileGaps, type ShownFields, type User } from 'contracts'
import type { ProfileField } from 'shared-state/profile-words'

export type ProfileGap = ProfileField | 'photos'

/** Others look at these first. */
const TELLING: readonly ProfileGap[] = ['photos', 'about_me', 'interests']

const MOST_AT_ONCE = 3

/** The gaps to name next: a new profile lacks too much to be greeted with all of it. */
export function nextGaps(gaps: readonly ProfileGap[]): readonly ProfileGap[] {
  const rank = (gap: ProfileGap) => (TELLING.includes(gap) ? TELLING.indexOf(gap) : TELLING.length)
  return gaps.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_AT_ONCE)
}

/** The missing fields, in page order. A region counts only once the country is set. */
export function ownGaps(
  profile: OwnProfile,
  { profile: { main_image } }: Pick<User, 'profile'>,
  settings: ShownFields,
): ProfileGap[] {
  const missing = profileGaps(profile, settings).filter(
    (field) => field !== 'region' || profile.country !== null,
  )
  return [...(main_image ? [] : (['photos'] as const)), ...(missing as ProfileField[])]
}
