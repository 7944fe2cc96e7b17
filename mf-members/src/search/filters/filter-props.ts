import type { SearchCriteria } from '../search-criteria.ts'

/** Props of every search filter. */
export interface FilterProps {
  readonly criteria: SearchCriteria
  readonly onChange: (criteria: SearchCriteria) => void
}
