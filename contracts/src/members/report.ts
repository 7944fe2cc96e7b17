import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { memberId } from '../profile/member-id.ts'

const REPORT = '/api/report.php'

/** What is wrong with a member or a photo, in the order in which the form offers it. */
export const reportReasons = [
  'not-themselves',
  'harassment',
  'under-age',
  'scam',
  'offensive',
  'paid-services',
  'other',
] as const

export const reportOutcomes = ['acted', 'nothing-found'] as const

export const REPORT_LENGTH = 2_000

/**
 * Reports a profile, or one photo of it; who is reported is not told by whom. The reference is how it is spoken of; a mail
 * tells the outcome, and `getReports`. Somebody who has blocked who asks, or was blocked, can be reported too. Refused:
 * `not_found` (no such member or photo, or oneself), `too_many_requests` (429).
 */
export const reportMember = endpoint({
  method: 'POST',
  path: REPORT,
  body: z.object({
    /** Made by the page: sent twice, it is one report. */
    id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    profile: memberId,
    /** Of that member. */
    photo: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    reason: z.enum(reportReasons),
    text: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_LENGTH))),
  }),
  answer: z.object({ reference: z.string() }),
  repeatable: true,
})

/** The user's own reports, the latest first. */
export const getReports = endpoint({
  method: 'GET',
  path: REPORT,
  answer: z.object({
    reports: z.array(
      z.object({
        reference: z.string(),
        /** Of whom; null once their account is gone. */
        name: z.nullable(z.string()),
        reason: z.enum(reportReasons),
        is_photo: z.boolean(),
        /** ISO date and time. */
        reported_at: z.string(),
        /** Null while the site's people are looking into it. */
        outcome: z.nullable(z.enum(reportOutcomes)),
      }),
    ),
  }),
})
