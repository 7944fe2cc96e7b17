import { type OwnProfile, sexualities } from 'contracts'

type Orientation = Pick<OwnProfile, 'gender' | 'sexuality'>

/** The sexualities to choose from for this gender, plus the current one. */
export function availableSexualities({ gender, sexuality }: Orientation) {
  return sexualities.filter((one) => one !== 'lesbian' || gender !== 'male' || sexuality === 'lesbian')
}

/** Changes the gender and clears a sexuality that the new gender cannot choose. */
export function withGender(gender: Orientation['gender'], { sexuality }: Orientation): Orientation {
  return { gender, sexuality: gender === 'male' && sexuality === 'lesbian' ? null : sexuality }
}
