import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_EMAIL, linkPassword, token, user } from './user.ts'

const ACTIVATION = '/api/activation.php'

/**
 * §4: confirms the e-mail address, by the token in the URL of /activate/done, and logs the browser in if it isn't. Refused:
 * `link_expired` (used, expired or superseded: offer a new mail), `activation_failed` (§8), `login_failed` (under `password`)
 * in a browser that is not logged in, unless the account's password is right.
 */
export const activate = endpoint({
  method: 'POST',
  path: ACTIVATION,
  body: z.object({ token, password: linkPassword }),
  answer: z.object({ user }),
})

/**
 * Sends the mail again, optionally to another address, which replaces the first one once it is confirmed.
 * Refused: `invalid_email` and `email_taken` (under `email`), `too_many_requests`.
 */
export const resendActivation = endpoint({
  method: 'POST',
  path: ACTIVATION,
  query: z.object({ resend: z.literal('1') }),
  body: z.object({ email: z.optional(z.string().check(z.maxLength(LONGEST_EMAIL))) }),
  /** Recipient of the mail; null if there is nothing left to confirm. */
  answer: z.object({ sent_to: z.nullable(z.string()) }),
})
