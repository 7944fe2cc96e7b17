import type { ProfileFieldName } from '../profile/profile-field-names.ts'
import type { Settings, searchFields } from '../site/settings.ts'

type SearchField = (typeof searchFields)[number]

/** The profile field that a filter tells of those whom it finds. */
const FIELD_OF: Readonly<Record<SearchField, ProfileFieldName>> = {
  gender: 'gender',
  country: 'country',
  countryregion: 'region',
  min_age: 'date_of_birth',
  max_age: 'date_of_birth',
}

/** §3: the filters that the brand offers: those it lists, if profiles show what they filter by. */
export function offeredFilters({
  search_fields: listed,
  visible_profile_fields: visible,
}: Pick<Settings, 'search_fields' | 'visible_profile_fields'>): SearchField[] {
  const shown: readonly ProfileFieldName[] = visible
  return listed.filter((filter) => filter === 'country' || shown.includes(FIELD_OF[filter]))
}
