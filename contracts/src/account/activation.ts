import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_EMAIL, token, user } from './user.ts'

const ACTIVATION = '/api/activation.php'

/**
 * §4: confirms the e-mail address, by the token in the address of /activate/done. Refused: `link_expired` (used, aged or
 * superseded: offer a new mail), `activation_failed` (§8).
 */
export const activate = endpoint({
  method: 'POST',
  path: ACTIVATION,
  body: z.object({ token }),
  /** The user, where it is the one who is logged in here; null on any other device. */
  answer: z.object({ user: z.nullable(user) }),
})

/**
 * Sends the mail again, on wish to another address, which takes the place of the first one once it is confirmed. Refused:
 * `invalid_email` and `email_taken` (under `email`), `too_many_requests`.
 */
export const resendActivation = endpoint({
  method: 'POST',
  path: ACTIVATION,
  query: z.object({ resend: z.literal('1') }),
  body: z.object({ email: z.optional(z.string().check(z.maxLength(LONGEST_EMAIL))) }),
  /** Where the mail went; null where there is nothing to confirm any more. */
  answer: z.object({ sent_to: z.nullable(z.string()) }),
})
