import { getPreferences, type Preferences } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'

export const preferencesQuery = endpointQuery(getPreferences)

const OPEN: Preferences = { genders: null, min_age: null, max_age: null, near: null }

/** The viewer's preferences; open for a visitor, and until they have loaded. */
export function usePreferences(): Preferences {
  return useQuery(preferencesQuery).data?.preferences ?? OPEN
}
