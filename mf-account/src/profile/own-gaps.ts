import { type OwnProfile, profileGaps, type Settings, type User } from 'contracts'
import type { ProfileField } from 'shared-state/profile-words'

export type Gap = ProfileField | 'photos'

/** What would make the profile better, in the order of the page; a region only once its country is known. */
export function ownGaps(
  profile: OwnProfile,
  { profile: { main_image } }: Pick<User, 'profile'>,
  settings: Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>,
): Gap[] {
  const told = profileGaps(profile, settings).filter(
    (field) => field !== 'region' || profile.country !== null,
  )
  return [...(main_image ? [] : (['photos'] as const)), ...(told as ProfileField[])]
}
