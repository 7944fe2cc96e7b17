/** The ages that one can ask for. */
export const YOUNGEST_AGE = 18
export const OLDEST_AGE = 120

/** The scale of an age slider ends at "80+": there, the range has no end. */
export const AND_OLDER = 80

export type AgeRange = readonly [from: number, to: number]

interface Ages {
  readonly min_age?: number | null | undefined
  readonly max_age?: number | null | undefined
}

/** These ages on a slider that begins with the brand's minimum age. */
export function ageRangeOf({ min_age, max_age }: Ages, youngest: number): AgeRange {
  const within = (age: number) => Math.min(Math.max(age, youngest), AND_OLDER)
  return [within(min_age ?? youngest), within(max_age ?? AND_OLDER)]
}

/** The ages of a slider's range: a thumb at its end of the scale means the youngest or oldest there is. */
export function agesIn([from, to]: AgeRange, youngest: number) {
  return { min_age: from > youngest ? from : YOUNGEST_AGE, max_age: to < AND_OLDER ? to : OLDEST_AGE }
}

/** "18–80+". */
export const ageRangeText = ([from, to]: AgeRange) => (to === AND_OLDER ? `${from}–${to}+` : `${from}–${to}`)
