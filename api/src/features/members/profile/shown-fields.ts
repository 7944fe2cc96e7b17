import type { MemberProfile, Settings } from 'contracts'
import type { profile } from '../../../tables/members.ts'
import { regionNamed } from '../../site/region-named.ts'

type Row = typeof profile.$inferSelect
type Fields = Pick<
  MemberProfile,
  | 'gender'
  | 'sexuality'
  | 'country'
  | 'region'
  | 'tattoos'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'relationship_status'
  | 'about_me'
  | 'interests'
> & { readonly city: string | null }

/** §3: the fields of a profile that the brand shows; the others are as if they were not told. */
export function shownFields(
  row: Row,
  settings: Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>,
): Fields {
  const shown = new Set([...settings.visible_profile_fields, ...settings.visible_profile_notes])
  const told = <T>(field: keyof Fields, value: T) => (shown.has(field) ? value : null)
  return {
    gender: told('gender', row.gender),
    sexuality: told('sexuality', row.sexuality),
    country: told('country', row.country),
    region: told('region', regionNamed(row.country, row.region)),
    city: told('city', row.city),
    tattoos: told('tattoos', row.hasTattoos),
    hair_colour: told('hair_colour', row.hairColour),
    eye_colour: told('eye_colour', row.eyeColour),
    body_type: told('body_type', row.bodyType),
    relationship_status: told('relationship_status', row.relationshipStatus),
    about_me: told('about_me', row.aboutMe),
    interests: shown.has('interests') ? row.interests : [],
  }
}
