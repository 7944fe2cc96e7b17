/** The parts of the settings in their order; each is an anchor of the page. */
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
