import { type AgeRange, ageRangeOf, agesIn, OLDEST_AGE, type Preferences, YOUNGEST_AGE } from 'contracts'
import { gendersOf, type MeetChoice, meetChoiceOf } from './meet-choice.ts'

/** Preferences as a form shows them. */
export interface PreferenceValues {
  readonly meet: MeetChoice | null
  readonly ages: AgeRange
  readonly near: Preferences['near']
}

export function valuesOf({ genders, near, ...ages }: Preferences, youngest: number): PreferenceValues {
  return { meet: meetChoiceOf(genders), ages: ageRangeOf(ages, youngest), near }
}

/** The preferences that a form shows; an end of the age scale is no limit. */
export function preferencesOf({ meet, ages, near }: PreferenceValues, youngest: number): Preferences {
  const { min_age, max_age } = agesIn(ages, youngest)
  return {
    genders: gendersOf(meet),
    min_age: min_age === YOUNGEST_AGE ? null : min_age,
    max_age: max_age === OLDEST_AGE ? null : max_age,
    near,
  }
}
