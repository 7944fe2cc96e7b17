import { isFieldShown, type Preferences, type ShownFields } from 'contracts'

/** The preferences as search filters. A field that the brand hides filters nothing, or it would show. */
export function preferredFilters(
  { min_age, max_age, near }: Preferences,
  ownRegion: string | null,
  visible: ShownFields,
) {
  const hasAges = isFieldShown('date_of_birth', visible)
  const isRegional = near === 'region' && ownRegion !== null && isFieldShown('region', visible)
  return {
    ...(isRegional && { countryregion: ownRegion }),
    ...(hasAges && min_age !== null && { min_age }),
    ...(hasAges && max_age !== null && { max_age }),
  }
}
