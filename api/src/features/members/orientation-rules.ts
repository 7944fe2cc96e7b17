import { genders, sexualities } from 'contracts'

export interface Orientation {
  readonly gender: (typeof genders)[number] | null
  readonly sexuality: (typeof sexualities)[number] | null
}

/**
 * The orientation that counts: the genders that a member would like to meet, if chosen, in place of the
 * stated sexuality. `sync_member_search` in the migrations does the same for searches.
 */
export function orientationOf(
  { gender, sexuality }: Orientation,
  wanted: readonly NonNullable<Orientation['gender']>[] | null,
): Orientation {
  if (gender === null || wanted === null) return { gender, sexuality }
  if (genders.every((one) => wanted.includes(one))) return { gender, sexuality: 'bi' }
  if (!wanted.includes(gender)) return { gender, sexuality: 'hetero' }
  return { gender, sexuality: gender === 'male' ? 'gay' : 'lesbian' }
}

/** Whether two members may be what the other looks for. Nobody suits a member without a gender. */
export function suitEachOther(one: Orientation, other: Orientation): boolean {
  if (one.gender === null || other.gender === null) return false
  return looksFor(one, other.gender) && looksFor(other, one.gender)
}

/**
 * The gender that a member's profile says they would like to meet, if it isn't the viewer's: to be told before the first message.
 * Nothing if the genders that they have chosen in place of it include the viewer's.
 */
export function wantsAnother(
  shown: Orientation,
  chosen: Orientation['sexuality'],
  viewer: Orientation['gender'],
): Orientation['gender'] {
  const { gender } = shown
  if (gender === null || viewer === null) return null
  if (looksFor(shown, viewer) || looksFor({ gender, sexuality: chosen }, viewer)) return null
  return viewer === 'male' ? 'female' : 'male'
}

export interface SuitingGender {
  readonly gender: (typeof genders)[number]
  /** The sexualities that suit; a member who states none suits as well. */
  readonly sexualities: readonly (typeof sexualities)[number][]
}

/** `suitEachOther` for queries: the genders that may suit this member, each with the sexualities that do. */
export function suitingGenders(viewer: Orientation): SuitingGender[] {
  return genders
    .map((gender) => ({
      gender,
      sexualities: sexualities.filter((sexuality) => suitEachOther(viewer, { gender, sexuality })),
    }))
    .filter(({ gender }) => suitEachOther(viewer, { gender, sexuality: null }))
}

/** A member who states no sexuality is assumed to look for any gender. */
function looksFor({ gender, sexuality }: Orientation, other: Orientation['gender']): boolean {
  if (sexuality === null || sexuality === 'bi') return true
  return (sexuality === 'hetero') === (gender !== other)
}
