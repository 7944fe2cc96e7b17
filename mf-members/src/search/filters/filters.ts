import { type AnswerOf, searchFilters, type searchMembers } from 'contracts'
import type { SearchCriteria } from '../search-criteria.ts'

export type Loosenable = AnswerOf<typeof searchMembers>['loosen'][number]

/** The search without one of its parts. */
export function without(criteria: SearchCriteria, part: Loosenable): SearchCriteria {
  if (part === 'age') {
    const { min_age: _from, max_age: _to, ...rest } = criteria
    return rest
  }
  const { [part]: _left, ...rest } = criteria
  return rest
}

/** Another country has other regions. */
export function inCountry(criteria: SearchCriteria, country: SearchCriteria['country']): SearchCriteria {
  const { countryregion: _region, country: _country, ...rest } = criteria
  return country ? { ...rest, country } : rest
}

/** How many filters narrow the search, besides the gender, which stands for itself. */
export function countFilters(criteria: SearchCriteria): number {
  const { country, countryregion, min_age, max_age } = criteria
  const parts = [country, countryregion, min_age ?? max_age, ...searchFilters.map((name) => criteria[name])]
  return parts.filter((part) => part !== undefined).length
}
