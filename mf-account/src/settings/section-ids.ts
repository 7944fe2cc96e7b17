/** The sections of the settings in page order. Each id is an anchor. */
export const sectionIds = [
  'notifications',
  'language',
  'location',
  'visibility',
  'email',
  'password',
  'date-of-birth',
  'blocked',
  'sessions',
  'data',
  'leave',
] as const

export type SectionId = (typeof sectionIds)[number]
