import { paths } from 'contracts'

/** The sections of the settings in the order of their list. Each id is an anchor: `/notifications#email`. */
export const sectionIds = [
  'notifications',
  'visibility',
  'location',
  'meet',
  'language',
  'email',
  'password',
  'date-of-birth',
  'blocked',
  'sessions',
  'data',
  'leave',
] as const

export type SectionId = (typeof sectionIds)[number]

/** The section that an address shows; null for the list alone. */
export function sectionOf(hash: string): SectionId | null {
  return sectionIds.find((id) => `#${id}` === hash) ?? null
}

export type ProfileSectionId = 'location' | 'meet'

/** The place, and the members to meet, belong to the profile, where members look for them. */
export function isOnProfile(id: SectionId): id is ProfileSectionId {
  return id === 'location' || id === 'meet'
}

export function addressOf(id: SectionId): string {
  return isOnProfile(id) ? `${paths.profile}#${id}` : `#${id}`
}
