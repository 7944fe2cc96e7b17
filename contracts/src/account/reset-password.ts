import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_EMAIL, LONGEST_PASSWORD, token } from './user.ts'

const RESET = '/api/reset-password.php'

/**
 * §8: requests the mail. Refused: `invalid_email`, `email_not_found` and `pending_deletion` (under `email`),
 * unless the brand has `neutral_access`; `too_many_reset_mails` after three a day.
 */
export const requestReset = endpoint({
  method: 'POST',
  path: RESET,
  body: z.object({ email: z.string().check(z.maxLength(LONGEST_EMAIL)) }),
  answer: z.undefined(),
})

/**
 * Sets the password, by the token in the URL of /reset-password/do, and ends every session of the member, this one too: the
 * page continues at /login, with the answered address filled in. Refused: `link_expired`; the codes of `passwordProblem` (under `password`); `passwords_differ`
 * (under `password_again`). The last two leave the token valid.
 */
export const resetPassword = endpoint({
  method: 'PUT',
  path: RESET,
  body: z.object({
    token,
    password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
    password_again: z.string().check(z.maxLength(LONGEST_PASSWORD)),
  }),
  answer: z.object({ email: z.string() }),
})
