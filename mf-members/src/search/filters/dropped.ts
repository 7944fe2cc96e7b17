import { OLDEST_AGE, type Preferences, YOUNGEST_AGE } from 'contracts'
import type { SearchResult } from '../queries/search-members-query.ts'
import type { SearchCriteria } from '../search-criteria.ts'
import { type Loosenable, without } from './filters.ts'

/** The criteria that search without one of the filters, even if it comes from the preferences. */
export function dropped(
  criteria: SearchCriteria,
  part: Loosenable,
  { min_age, max_age, near }: Preferences,
  { country }: SearchResult['searched'],
): SearchCriteria {
  const rest = without(criteria, part)
  if (part === 'age' && (min_age ?? max_age) !== null)
    return { ...rest, min_age: YOUNGEST_AGE, max_age: OLDEST_AGE }
  if (part === 'countryregion' && near === 'region') return { ...rest, country }
  return rest
}
