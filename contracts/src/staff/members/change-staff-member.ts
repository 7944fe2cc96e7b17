import * as z from 'contracts/schema'
import { LONGEST_EMAIL } from '../../account/user.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { reasonedChange } from './about-member.ts'

/**
 * The support's changes of an account. Each is refused for one's own account and, unless by an admin, for that of
 * staff (`forbidden`), and does nothing where it is as it should be already.
 */
const change = {
  method: 'POST',
  query: z.object(brandAtWork),
  body: z.object(reasonedChange),
  answer: z.undefined(),
  repeatable: true,
} as const

/** Confirms the address, as following the mailed link does. */
export const confirmStaffMember = endpoint({ ...change, path: '/api/staff-member-confirm.php' })

/**
 * Changes the address of a member who can't read the old one. The new one gets a link to confirm it; the old one, if
 * it was confirmed, a link that undoes the change. Refused with `invalid_new_email` or `account_exists`. Takes a
 * fresh factor: who has the address has the account.
 */
export const changeStaffMemberEmail = endpoint({
  ...change,
  path: '/api/staff-member-email.php',
  body: z.object({ ...reasonedChange, email: z.string().check(z.maxLength(LONGEST_EMAIL)) }),
})

/** Corrects the date of birth of a member who has corrected it before. */
export const correctStaffMemberBirth = endpoint({
  ...change,
  path: '/api/staff-member-birth.php',
  body: z.object({ ...reasonedChange, date_of_birth: z.string().check(z.maxLength(10)) }),
})

/** Logs the member out everywhere. */
export const endStaffMemberSessions = endpoint({ ...change, path: '/api/staff-member-sessions.php' })

/** Closes the account, as its member can; the mail to them has the link that reopens it. */
export const closeStaffMember = endpoint({ ...change, path: '/api/staff-member-close.php' })

/** Reopens an account that waits for its deletion. */
export const reopenStaffMember = endpoint({ ...change, path: '/api/staff-member-reopen.php' })

/**
 * Mails the member the way to all data about them. Staff never get them, and who opens the mail has to log in. Takes
 * a fresh factor.
 */
export const handStaffMemberData = endpoint({ ...change, path: '/api/staff-member-data.php' })
