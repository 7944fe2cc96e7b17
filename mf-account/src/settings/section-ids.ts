import { paths } from 'contracts'

/** The sections of the settings in the order of their list. Each id is an anchor: `/notifications#email`. */
export const sectionIds = [
  'notifications',
  'visibility',
  'location',
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

/** The place belongs to the profile, where members look for it. */
export function addressOf(id: SectionId): string {
  return id === 'location' ? `${paths.profile}#location` : `#${id}`
}
