import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { memberId } from '../../profile/member-id.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { aboutMember } from './about-member.ts'

const time = z.string()

export const mailStates = ['waiting', 'sending', 'sent', 'skipped', 'dead'] as const

/** The latest mails and text messages to a member, without what stands in them. */
export const getStaffMemberMails = endpoint({
  method: 'GET',
  path: '/api/staff-member-mails.php',
  changes: true,
  query: aboutMember,
  answer: z.object({
    mails: z.array(
      z.object({
        id: z.string(),
        channel: z.enum(['mail', 'sms']),
        kind: z.string(),
        /** Null: the address of the account. */
        address: z.nullable(z.string()),
        status: z.enum(mailStates),
        attempts: z.int(),
        /** Why it was skipped, failed or is dead. */
        reason: z.nullable(z.string()),
        created_at: time,
        settled_at: z.nullable(time),
        /** When a text message reached its phone, if the provider says so. */
        delivered_at: z.nullable(time),
        /** Whether `resendStaffMemberMail` takes it. */
        can_resend: z.boolean(),
      }),
    ),
  }),
})

/**
 * Sends a mail again, to where it went before; links that no longer work are replaced by new ones. Without `mail`,
 * it is the mail that confirms the address. Refused with `invalid_input` where there is nothing to send.
 */
export const resendStaffMemberMail = endpoint({
  method: 'POST',
  path: '/api/staff-member-mails.php',
  query: z.object(brandAtWork),
  body: z.object({ member: memberId, mail: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  answer: z.undefined(),
})
