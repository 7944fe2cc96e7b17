import { type OwnProfile, profileGaps, type ShownFields, type User } from 'contracts'
import type { ProfileField } from 'shared-state/profile-words'

export type ProfileGap = ProfileField | 'photos'

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
