import { type OwnProfile, sexualities } from 'contracts'

type Orientation = Pick<OwnProfile, 'gender' | 'sexuality'>

/** What a man or a woman says of themself, and what was said before. */
export function sexualitiesOf({ gender, sexuality }: Orientation) {
  return sexualities.filter((one) => one !== 'lesbian' || gender !== 'male' || sexuality === 'lesbian')
}

/** With the gender goes what only the other one says. */
export function withGender(gender: Orientation['gender'], { sexuality }: Orientation): Orientation {
  return { gender, sexuality: gender === 'male' && sexuality === 'lesbian' ? null : sexuality }
}
