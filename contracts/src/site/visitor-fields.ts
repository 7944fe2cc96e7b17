import type { ProfileFieldName } from '../profile/profile-field-names.ts'
import type { Settings } from './settings.ts'

/** The fields that visitors see of a member who lets them, besides name and main photo: age and region, nothing else. */
const VISITOR_FIELDS: readonly ProfileFieldName[] = ['date_of_birth', 'region']

type VisibleFields = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>

/** The fields that the brand shows, as far as visitors see them. */
export function shownToVisitors({ visible_profile_fields: fields }: VisibleFields): VisibleFields {
  return {
    visible_profile_fields: fields.filter((field) => VISITOR_FIELDS.includes(field)),
    visible_profile_notes: [],
  }
}
