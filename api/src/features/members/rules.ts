import type { genders, sexualities } from 'contracts'

interface Orientation {
  readonly gender: (typeof genders)[number] | null
  readonly sexuality: (typeof sexualities)[number] | null
}

/** Whether each of two may be what the other looks for, by what both say of themselves; who gives no gender suits nobody. */
export function suitEachOther(one: Orientation, other: Orientation): boolean {
  if (one.gender === null || other.gender === null) return false
  return looksFor(one, other.gender) && looksFor(other, one.gender)
}

/** Who does not say is taken to look for anybody. */
function looksFor({ gender, sexuality }: Orientation, whom: Orientation['gender']): boolean {
  if (sexuality === null || sexuality === 'bi') return true
  return (sexuality === 'hetero') === (gender !== whom)
}
