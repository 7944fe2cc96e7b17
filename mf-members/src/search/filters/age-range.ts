import { type AgeRange, ageRangeOf, agesIn, OLDEST_AGE, type Preferences, YOUNGEST_AGE } from 'contracts'
import type { SearchCriteria } from '../search-criteria.ts'

type Preferred = Pick<Preferences, 'min_age' | 'max_age'>

/** The range that a search finds: that of its criteria, else the preferred one. */
export function searchedRange(criteria: SearchCriteria, preferred: Preferred, youngest: number): AgeRange {
  const isAsked = criteria.min_age !== undefined || criteria.max_age !== undefined
  return ageRangeOf(isAsked ? criteria : preferred, youngest)
}

/**
 * The preferred range sets no criterion, since a search without one means it. Where there is one, all ages need saying:
 * otherwise a thumb at its end of the slider sets nothing.
 */
export function withAgeRange(
  criteria: SearchCriteria,
  range: AgeRange,
  preferred: Preferred,
  youngest: number,
): SearchCriteria {
  const { min_age: _from, max_age: _to, ...rest } = criteria
  if (ageRangeOf(preferred, youngest).join() === range.join()) return rest
  const { min_age, max_age } = agesIn(range, youngest)
  if (min_age === YOUNGEST_AGE && max_age === OLDEST_AGE) return { ...rest, min_age, max_age }
  return { ...rest, ...(min_age > YOUNGEST_AGE && { min_age }), ...(max_age < OLDEST_AGE && { max_age }) }
}
