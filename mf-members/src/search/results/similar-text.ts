import type { SearchCriteria } from '../search-criteria.ts'

/** Filters that a near miss need not meet. */
const WISHES = [
  'countryregion',
  'min_age',
  'max_age',
  'is_new',
  'online_lately',
  'interests',
] as const satisfies readonly (keyof SearchCriteria)[]

/**
 * The words about similar members. A member has an age of their own, or preferences, that near misses come close to. A
 * visitor has only the filters in the address: without any, everybody in the country is among the results already.
 */
export function similarText(criteria: SearchCriteria, isVisitor: boolean) {
  if (!isVisitor || criteria.min_age !== undefined || criteria.max_age !== undefined) return 'similar.nearby'
  return WISHES.some((name) => criteria[name] !== undefined) ? 'similar.anyAge' : 'similar.elsewhere'
}
