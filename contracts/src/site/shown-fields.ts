import type { ProfileFieldName } from '../profile/profile-field-names.ts'
import type { Settings } from './settings.ts'

/** The settings that decide which profile fields a brand has; `tables/shown-fields.ts` is its SQL. */
export type ShownFields = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

/** The fields that visitors see of a visible member besides name and main photo: age and region. */
const VISITOR_FIELDS: readonly ProfileFieldName[] = ['date_of_birth', 'region']

/** Search depends on these, so every brand asks for them. */
const ALWAYS_REQUESTED: readonly string[] = ['name', 'gender', 'country', 'visible_to_visitors']

/** §3: whether the brand shows this field of profiles to others. */
export function isFieldShown(
  field: string,
  { visible_profile_fields: fields, visible_profile_notes: notes }: ShownFields,
): boolean {
  return [...fields, ...notes].some((shown) => shown === field)
}

/** §3: whether the brand asks its members for this field. */
export function isFieldRequested(field: string, settings: ShownFields): boolean {
  return ALWAYS_REQUESTED.includes(field) || isFieldShown(field, settings)
}

/** The fields that the brand shows, as far as visitors see them. */
export function shownToVisitors({ visible_profile_fields: fields }: ShownFields): ShownFields {
  return {
    visible_profile_fields: fields.filter((field) => VISITOR_FIELDS.includes(field)),
    visible_profile_notes: [],
  }
}
