import { type OwnProfile, sexualities } from 'contracts'

type Orientation = Pick<OwnProfile, 'gender' | 'sexuality'>

/** The words for the same thing that each gender doesn't use. */
const UNUSED = { male: 'lesbian', female: 'gay' } as const

/** The sexualities to choose from for this gender, plus the current one. */
export function availableSexualities({ gender, sexuality }: Orientation) {
  return sexualities.filter((one) => gender === null || one !== UNUSED[gender] || sexuality === one)
}

/** Changes the gender and clears a sexuality that the new gender cannot choose. */
export function withGender(gender: Orientation['gender'], { sexuality }: Orientation): Orientation {
  if (gender === null || sexuality !== UNUSED[gender]) return { gender, sexuality }
  return { gender, sexuality: null }
}
