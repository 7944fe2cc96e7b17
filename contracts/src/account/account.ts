import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { LONGEST_PASSWORD, token } from './user.ts'

const ACCOUNT = '/api/account.php'

/** Account data that only the settings page needs. */
export const account = z.object({
  email: z.string(),
  /** Unconfirmed address, from the signup or a change of address. */
  pending_email: z.nullable(z.string()),
  /** ISO date and time. */
  created_at: z.string(),
  /** Privacy mode: hidden from search and likes, chats go on. */
  paused: z.boolean(),
  /** Whether the alternatives to leaving were offered, which happens once. */
  offer_seen: z.boolean(),
  /** Whether the date of birth can still be corrected, which is possible once. */
  can_correct_date_of_birth: z.boolean(),
})

export type Account = z.infer<typeof account>

const answer = z.object({ account })

export const getAccount = endpoint({ method: 'GET', path: ACCOUNT, forMembers: true, answer })

/** Turns privacy mode on or off; records that the alternatives to leaving were shown. */
export const changeAccount = endpoint({
  method: 'POST',
  path: ACCOUNT,
  body: z.object({ paused: z.optional(z.boolean()), offer_seen: z.optional(z.literal(true)) }),
  answer,
  repeatable: true,
})

/**
 * §4: closes the account at once and logs out everywhere; deletes it 14 days later, unless the member follows
 * the link in the mail. Refused: `old_password_wrong` (under `password`; `too_many_attempts` after five).
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: ACCOUNT,
  body: z.object({ password: z.string().check(z.maxLength(LONGEST_PASSWORD)) }),
  /** ISO date and time, shown on /account-deleted. */
  answer: z.object({ deleted_at: z.string() }),
})

/** Cancels the deletion, by the token of /account-deleted. Refused: `link_expired`. */
export const reactivateAccount = endpoint({
  method: 'POST',
  path: ACCOUNT,
  query: z.object({ reactivate: z.literal('1') }),
  body: z.object({ token }),
  answer: z.undefined(),
})
