/** Fields that a brand chooses to show: facts and free text. */
export const profileFields = [
  'gender',
  'sexuality',
  'date_of_birth',
  'country',
  'region',
  'city',
  'tattoos',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const
export const profileNotes = ['about_me', 'interests'] as const

export type ProfileFieldName = (typeof profileFields)[number] | (typeof profileNotes)[number]
