import type { SearchCriteria } from '../search-criteria.ts'

/** Of everything that narrows the search. */
export interface FilterProps {
  readonly criteria: SearchCriteria
  readonly onChange: (criteria: SearchCriteria) => void
}
