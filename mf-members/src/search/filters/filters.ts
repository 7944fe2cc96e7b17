import { type AnswerOf, searchFilters, type searchMembers } from 'contracts'
import type { SearchCriteria } from '../search-criteria.ts'

export type Loosenable = AnswerOf<typeof searchMembers>['loosen'][number]

/** The criteria without one of them. */
export function without(criteria: SearchCriteria, part: Loosenable): SearchCriteria {
  if (part === 'age') {
    const { min_age: _from, max_age: _to, ...rest } = criteria
    return rest
  }
  const { [part]: _removed, ...rest } = criteria
  return rest
}

/** Changes the country, and drops the region, which belongs to the old one. */
export function inCountry(criteria: SearchCriteria, country: SearchCriteria['country']): SearchCriteria {
  const { countryregion: _region, country: _country, ...rest } = criteria
  return country ? { ...rest, country } : rest
}

/** Counts the active filters. The gender is not one of them: it has links of its own. */
export function countFilters(criteria: SearchCriteria): number {
  const { country, countryregion, min_age, max_age } = criteria
  const parts = [country, countryregion, min_age ?? max_age, ...searchFilters.map((name) => criteria[name])]
  return parts.filter((part) => part !== undefined).length
}
