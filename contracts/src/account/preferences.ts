import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { OLDEST_AGE, YOUNGEST_AGE } from '../profile/age-range.ts'
import { nearness } from '../profile/nearness.ts'
import { genders } from '../profile/profile-fields.ts'

const PREFERENCES = '/api/preferences.php'

const age = z.int().check(z.minimum(YOUNGEST_AGE), z.maximum(OLDEST_AGE))

/**
 * The members that someone would like to meet. Swipe, first matches, home and match finder show only such members; the search starts
 * with them. A null leaves it open.
 *
 * Genders work both ways: they count in place of the stated sexuality, so members of another gender don't find this one
 * unless they search for the gender. Ages and nearness are one-sided.
 */
export const preferences = z.object({
  /** One or more of them. */
  genders: z.nullable(z.array(z.enum(genders)).check(z.minLength(1), z.maxLength(genders.length))),
  min_age: z.nullable(age),
  max_age: z.nullable(age),
  near: z.nullable(z.enum(nearness)),
})

export type Preferences = z.infer<typeof preferences>

export const getPreferences = endpoint({
  method: 'GET',
  path: PREFERENCES,
  forMembers: true,
  answer: z.object({ preferences }),
})

/** Omitted parts stay as they are. Refused: `invalid_input` (under `max_age`, if it is below `min_age`). */
export const changePreferences = endpoint({
  method: 'PUT',
  path: PREFERENCES,
  body: z.partial(preferences),
  answer: z.object({ preferences }),
  repeatable: true,
})
