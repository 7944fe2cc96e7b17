import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { interests } from '../profile/interests.ts'
import { asPlainText } from '../profile/plain-text.ts'
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  relationshipStatuses,
  sexualities,
} from '../profile/profile-fields.ts'
import { countries } from '../site/countries.ts'
import { CITY_LENGTH } from '../site/places.ts'
import { isFieldShown, type ShownFields } from '../site/shown-fields.ts'
import { user } from './user.ts'

export const ABOUT_ME_LENGTH = 2_000

/** §3: the looks, each `null` until the member states it. */
const looks = {
  tattoos: z.nullable(z.boolean()),
  hair_colour: z.nullable(z.enum(hairColours)),
  eye_colour: z.nullable(z.enum(eyeColours)),
  body_type: z.nullable(z.enum(bodyTypes)),
  relationship_status: z.nullable(z.enum(relationshipStatuses)),
}

/** §3: a profile as its owner sees it. */
export const ownProfile = z.object({
  id: z.string(),
  name: z.string(),
  /** Disabled profiles are hidden: unconfirmed, paused, or without gender or country. */
  status: z.enum(['active', 'disabled']),
  gender: z.nullable(z.enum(genders)),
  sexuality: z.nullable(z.enum(sexualities)),
  /** ISO date. */
  date_of_birth: z.string(),
  country: z.nullable(z.enum(countries)),
  /** Id of the region, see `getRegions`. */
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ...looks,
  about_me: z.nullable(z.string()),
  interests: z.array(z.enum(interests)),
  /** Whether visitors see it; the signup asks, and the default is no. */
  visible_to_visitors: z.boolean(),
})

export type OwnProfile = z.infer<typeof ownProfile>

/** Response to every change of one's own profile. */
export const ownAnswer = z.object({ user, profile: ownProfile })

const PROFILE = '/api/profile.php'

export const getOwnProfile = endpoint({
  method: 'GET',
  path: PROFILE,
  forMembers: true,
  answer: z.object({ profile: ownProfile }),
})

/**
 * Parts of the profile, as its forms send them: omitted fields stay, null erases. Fields outside
 * `visible_profile_fields` and `visible_profile_notes` are refused (`invalid_input`).
 */
export const profileParts = {
  orientation: {
    gender: z.optional(z.enum(genders)),
    sexuality: z.optional(z.nullable(z.enum(sexualities))),
  },
  looks: z.partial(z.object(looks)).shape,
  words: {
    /** An empty text is null. */
    about_me: z.optional(z.nullable(z.string().check(asPlainText(), z.maxLength(ABOUT_ME_LENGTH)))),
    interests: z.optional(z.array(z.enum(interests)).check(z.maxLength(interests.length))),
  },
  place: {
    country: z.enum(countries),
    region: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    city: z.optional(z.nullable(z.string().check(asPlainText(), z.maxLength(CITY_LENGTH)))),
  },
} as const

/** Refused: the codes of `usernameProblem`, and `username_removed` if staff took the name away (under `name`), `text_removed` if they took the text (under `about_me`). */
export const changeProfile = endpoint({
  method: 'PUT',
  path: PROFILE,
  body: z.object({
    name: z.optional(z.string().check(z.maxLength(200))),
    ...profileParts.orientation,
    ...profileParts.looks,
    ...profileParts.words,
    visible_to_visitors: z.optional(z.boolean()),
  }),
  answer: ownAnswer,
  repeatable: true,
})

/** Replaces the whole place: an omitted region or city is erased. The region must be in the country. */
export const changeLocation = endpoint({
  method: 'PUT',
  path: '/api/location.php',
  body: z.object(profileParts.place),
  answer: ownAnswer,
  repeatable: true,
})

/** Visible fields that the member has not filled in, in the order of the form. */
export function profileGaps(profile: OwnProfile, settings: ShownFields): (keyof OwnProfile)[] {
  return (Object.keys(ownProfile.shape) as (keyof OwnProfile)[]).filter((field) => {
    const value = profile[field]
    return isFieldShown(field, settings) && (value === null || (Array.isArray(value) && value.length === 0))
  })
}
