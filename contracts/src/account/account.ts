import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_PASSWORD, token } from './user.ts'

const ACCOUNT = '/api/account.php'

/** What only the settings need to know of the user. */
export const account = z.object({
  email: z.string(),
  /** To where a mail went that waits to be confirmed, at signup or for a change of address. */
  pending_email: z.nullable(z.string()),
  /** ISO date and time. */
  created_at: z.string(),
  /** Privacy mode: hidden from search and likes, chats go on. */
  paused: z.boolean(),
  /** Whether the alternatives to leaving have been offered: that is done once. */
  offer_seen: z.boolean(),
  /** Whether the date of birth may still be corrected, which is possible once. */
  can_correct_date_of_birth: z.boolean(),
})

export type Account = z.infer<typeof account>

const answer = z.object({ account })

export const getAccount = endpoint({ method: 'GET', path: ACCOUNT, answer })

/** Privacy mode on or off; that the alternatives to leaving have been shown. */
export const changeAccount = endpoint({
  method: 'POST',
  path: ACCOUNT,
  body: z.object({ paused: z.optional(z.boolean()), offer_seen: z.optional(z.literal(true)) }),
  answer,
  repeatable: true,
})

/**
 * §4: closes the account at once and logs out everywhere; it is deleted for good 14 days later, unless the link in the mail
 * is followed. Refused: `old_password_wrong` (under `password`; `too_many_attempts` after five).
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: ACCOUNT,
  body: z.object({ password: z.string().check(z.maxLength(LONGEST_PASSWORD)) }),
  /** ISO date and time, for /account-deleted to say. */
  answer: z.object({ deleted_at: z.string() }),
})

/** Takes the deletion back, by the token in the address of /account-deleted; then one can log in. Refused: `link_expired`. */
export const reactivateAccount = endpoint({
  method: 'POST',
  path: ACCOUNT,
  query: z.object({ reactivate: z.literal('1') }),
  body: z.object({ token }),
  answer: z.undefined(),
})
