import type { genders, sexualities } from 'contracts'

interface Orientation {
  readonly gender: (typeof genders)[number]
  readonly sexuality: (typeof sexualities)[number] | null
}

/** Full years on this day, by the calendar of UTC; born on 29 February, one is a year older on 1 March. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const born = new Date(`${dateOfBirth}T00:00:00Z`)
  const years = now.getUTCFullYear() - born.getUTCFullYear()
  const months = now.getUTCMonth() - born.getUTCMonth()
  const hadBirthday = months > 0 || (months === 0 && now.getUTCDate() >= born.getUTCDate())
  return hadBirthday ? years : years - 1
}

/** Whether each of two may be what the other looks for, by what both say of themselves. */
export function suitEachOther(one: Orientation, other: Orientation): boolean {
  return looksFor(one, other.gender) && looksFor(other, one.gender)
}

/** Who does not say is taken to look for anybody. */
function looksFor({ gender, sexuality }: Orientation, whom: Orientation['gender']): boolean {
  if (sexuality === null || sexuality === 'bi') return true
  return (sexuality === 'hetero') === (gender !== whom)
}
