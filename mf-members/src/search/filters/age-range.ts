import type { SearchCriteria } from '../search-criteria.ts'

/** The slider ends at "80+": there, the search has no maximum age. */
export const AND_OLDER = 80

export type AgeRange = readonly [from: number, to: number]

export function ageRangeOf({ min_age, max_age }: SearchCriteria, youngest: number): AgeRange {
  const within = (age: number) => Math.min(Math.max(age, youngest), AND_OLDER)
  return [within(min_age ?? youngest), within(max_age ?? AND_OLDER)]
}

/** A thumb at its end of the slider sets no criterion. */
export function withAgeRange(
  criteria: SearchCriteria,
  [from, to]: AgeRange,
  youngest: number,
): SearchCriteria {
  const { min_age: _from, max_age: _to, ...rest } = criteria
  return { ...rest, ...(from > youngest && { min_age: from }), ...(to < AND_OLDER && { max_age: to }) }
}
