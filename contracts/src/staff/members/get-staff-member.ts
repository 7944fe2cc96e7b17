import * as z from 'contracts/schema'
import { notificationKinds } from '../../account/notifications.ts'
import { signupSteps } from '../../account/user.ts'
import { endpoint } from '../../endpoint.ts'
import { aboutMember } from './about-member.ts'
import { staffMember } from './find-staff-members.ts'

const time = z.string()

/** The head of a member's page. Each look at a member is in the log, here as in the next calls. */
export const getStaffMember = endpoint({
  method: 'GET',
  path: '/api/staff-member.php',
  changes: true,
  query: aboutMember,
  answer: z.object({
    member: z.extend(staffMember, {
      credits: z.int(),
      suspended_until: z.nullable(time),
      /** When the account will be deleted for good, after its member or the support closed it. */
      deleted_at: z.nullable(time),
      /** Whether the caller may change anything: nobody changes their own account, and only admins that of staff. */
      is_changeable: z.boolean(),
    }),
  }),
})

/** A member's addresses, steps, sessions and consents, for the support. */
export const getStaffMemberAccount = endpoint({
  method: 'GET',
  path: '/api/staff-member-account.php',
  changes: true,
  query: aboutMember,
  answer: z.object({
    email: z.string(),
    /** The new address, until its link is followed. */
    pending_email: z.nullable(z.string()),
    /** Former ones, while a link can still bring them back. */
    earlier_emails: z.array(z.object({ email: z.string(), at: time, until: time })),
    /** ISO date. */
    date_of_birth: z.string(),
    date_of_birth_correction: z.nullable(z.object({ was: z.string(), at: time })),
    /** The step of the signup at which the member stopped; null once all are done. */
    signup_step: z.nullable(z.literal(signupSteps)),
    paused_at: z.nullable(time),
    sessions: z.array(z.object({ label: z.string(), created_at: time, last_seen_at: time })),
    push_browsers: z.int(),
    consents: z.object({
      visible_to_visitors: z.boolean(),
      names_in_push: z.boolean(),
      /** The kinds of news that reach the member, by which way. */
      notifications: z.record(z.enum(notificationKinds), z.object({ email: z.boolean(), push: z.boolean() })),
      /** Why mails stopped, whatever was chosen. */
      stopped: z.array(z.string()),
    }),
  }),
})
