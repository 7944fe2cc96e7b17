import { genders, sexualities } from 'contracts'

export interface Orientation {
  readonly gender: (typeof genders)[number] | null
  readonly sexuality: (typeof sexualities)[number] | null
}

/** Whether each of two may be what the other looks for, by what both say of themselves; who gives no gender suits nobody. */
export function suitEachOther(one: Orientation, other: Orientation): boolean {
  if (one.gender === null || other.gender === null) return false
  return looksFor(one, other.gender) && looksFor(other, one.gender)
}

interface Suiting {
  readonly gender: (typeof genders)[number]
  /** What those who suit say of themselves; who says nothing suits as well. */
  readonly sexualities: readonly (typeof sexualities)[number][]
}

/** Of each gender that may suit: what they may say of themselves. The same rule as `suitEachOther`, for queries. */
export function whoSuits(viewer: Orientation): Suiting[] {
  return genders
    .map((gender) => ({
      gender,
      sexualities: sexualities.filter((sexuality) => suitEachOther(viewer, { gender, sexuality })),
    }))
    .filter(({ gender }) => suitEachOther(viewer, { gender, sexuality: null }))
}

/** Who does not say is taken to look for anybody. */
function looksFor({ gender, sexuality }: Orientation, whom: Orientation['gender']): boolean {
  if (sexuality === null || sexuality === 'bi') return true
  return (sexuality === 'hetero') === (gender !== whom)
}
