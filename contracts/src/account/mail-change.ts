import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_EMAIL, LONGEST_PASSWORD, linkPassword, token, user } from './user.ts'

const MAIL_CHANGE = '/api/mail-change.php'

/**
 * Requests a change of the e-mail address: mails a link to the new one and a notice to the current one. Nothing changes
 * until the new one is confirmed (`account.pending_email`). Refused: `old_password_wrong` (under `password`; `too_many_attempts` after five),
 * `invalid_new_email` and `account_exists` (under `email`; the latter not if the brand has `neutral_access`).
 */
export const requestMailChange = endpoint({
  method: 'POST',
  path: MAIL_CHANGE,
  body: z.object({
    password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
    email: z.string().check(z.maxLength(LONGEST_EMAIL)),
  }),
  answer: z.object({ sent_to: z.string() }),
})

/**
 * Changes the address, by the token in the URL of /mail-change/do, and logs the browser in if it isn't. Refused:
 * `link_expired`; `account_exists` if someone else has taken the address in the meantime; `login_failed` (under `password`) in
 * a browser that is not logged in, unless the account's password is right.
 */
export const confirmMailChange = endpoint({
  method: 'POST',
  path: MAIL_CHANGE,
  query: z.object({ confirm: z.literal('1') }),
  body: z.object({ token, password: linkPassword }),
  answer: z.object({ user }),
})

/**
 * Brings the old address back, by the token in the mail that went there; it works for a week, whether the
 * change is done or only requested. The old password no longer works and every session ends: `reset` is the
 * token for /reset-password/do. Refused: `link_expired`; `account_exists`.
 */
export const undoMailChange = endpoint({
  method: 'POST',
  path: MAIL_CHANGE,
  query: z.object({ undo: z.literal('1') }),
  body: z.object({ token }),
  answer: z.object({ reset: z.string() }),
})
