import { intimateLast, isFieldShown, type MemberProfile, type ShownFields } from 'contracts'
import type { profile } from '../../../tables/members.ts'
import { findRegion } from '../../site/places/regions.ts'

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

/** §3: the profile fields that the brand shows; the others are null, as if they were not filled in. */
export function shownFields(row: Row, settings: ShownFields): Fields {
  const ifShown = <T>(field: keyof Fields, value: T) => (isFieldShown(field, settings) ? value : null)
  return {
    gender: ifShown('gender', row.gender),
    sexuality: ifShown('sexuality', row.sexuality),
    country: ifShown('country', row.country),
    region: ifShown('region', findRegion(row.country, row.region)),
    city: ifShown('city', row.city),
    tattoos: ifShown('tattoos', row.hasTattoos),
    hair_colour: ifShown('hair_colour', row.hairColour),
    eye_colour: ifShown('eye_colour', row.eyeColour),
    body_type: ifShown('body_type', row.bodyType),
    relationship_status: ifShown('relationship_status', row.relationshipStatus),
    about_me: ifShown('about_me', row.aboutMe),
    interests: intimateLast(ifShown('interests', row.interests) ?? []),
  }
}
