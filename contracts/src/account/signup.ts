import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { seenLander } from '../landers/get-lander.ts'
import { profileSummary } from '../profile/profile-summary.ts'
import { trackingKeys } from '../site/tracking.ts'
import { ownAnswer, profileParts } from './own-profile.ts'
import { preferences } from './preferences.ts'
import { LONGEST_EMAIL, LONGEST_PASSWORD, user } from './user.ts'

const SIGNUP = '/api/signup.php'

const trackingValue = z.string().check(z.maxLength(200))

/**
 * §3, §5: creates an account. Refused: the problems of `signupProblems`, by field; `email_taken`
 * and `pending_deletion` (under `email`); `signups_closed` (§4); `too_many_requests` (429), also for messages.
 */
export const signUp = endpoint({
  method: 'POST',
  path: SIGNUP,
  body: z.object({
    email: z.string().check(z.maxLength(LONGEST_EMAIL)),
    name: z.string().check(z.maxLength(200)),
    password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
    /** ISO date. */
    date_of_birth: z.string().check(z.maxLength(40)),
    /** §2: a message to the chosen member, free of charge. */
    signup_message: z.optional(z.string().check(z.maxLength(10_000))),
    /** The id of the chosen member. */
    profile: z.optional(z.string().check(z.maxLength(40))),
    /** The id of the member whom the visitor likes, and who gets the like with the account. */
    like: z.optional(z.string().check(z.maxLength(40))),
    /** Tracking data that the page stored. */
    tracking: z.optional(z.partialRecord(z.enum(trackingKeys), trackingValue)),
    /** The landing page that led to the signup. */
    lander: z.optional(seenLander),
  }),
  answer: z.object({
    /**
     * The user, now logged in. Null if the brand has `neutral_access`: then the response is the same whether
     * or not the address has an account, and the page says that a mail explains the next step.
     */
    user: z.nullable(user),
    /** Whether the chosen member has received the message; not if their profile is no longer on show. */
    message_kept: z.boolean(),
  }),
})

/**
 * §2: the member whom this one signed up for, wherever they ask from: with the message that they wrote, or liked. Null if
 * there is none, or if the two may no longer see each other.
 */
export const getSignupTarget = endpoint({
  method: 'GET',
  path: SIGNUP,
  forMembers: true,
  answer: z.object({
    message: z.nullable(z.object({ to: profileSummary, text: z.string() })),
    like: z.nullable(profileSummary),
  }),
})

const step = <Step extends number, Shape extends z.core.$ZodShape>(number: Step, shape: Shape) =>
  z.object({ step: z.literal(number), ...shape })

/**
 * §4: saves one profile step. `user.signup_step` is the next one; earlier ones may be sent again (back),
 * later ones not (`invalid_input` under `step`). An empty step is skipped; only gender and country are
 * required. The photo of step 4 is uploaded separately, to photo.php.
 */
export const saveSignupStep = endpoint({
  method: 'PUT',
  path: SIGNUP,
  body: z.discriminatedUnion('step', [
    step(0, {
      ...profileParts.orientation,
      gender: z.nonoptional(profileParts.orientation.gender),
      /** The members to meet; omitted parts stay as they are. */
      preferences: z.optional(
        z.partial(z.pick(preferences, { genders: true, min_age: true, max_age: true })),
      ),
    }),
    step(1, profileParts.place),
    step(2, profileParts.looks),
    step(3, profileParts.words),
    step(4, { visible_to_visitors: z.optional(z.boolean()) }),
  ]),
  answer: ownAnswer,
  repeatable: true,
})
