import * as z from 'contracts/schema'
import { complaintTopics } from '../../account/complaint.ts'
import { endpoint } from '../../endpoint.ts'
import { reportOutcomes, reportReasons } from '../../members/report.ts'
import { decisionKinds } from '../queue/decision-kinds.ts'
import { aboutMember } from './about-member.ts'

const reference = z.string()
const time = z.string()

/**
 * Decisions about a member, the references of what they complained about and reported, and what staff did. What
 * they reported about whom is for moderators.
 */
export const getStaffMemberCases = endpoint({
  method: 'GET',
  path: '/api/staff-member-cases.php',
  changes: true,
  query: aboutMember,
  answer: z.object({
    decisions: z.array(
      z.object({
        reference,
        kind: z.enum(decisionKinds),
        rule: z.enum(reportReasons),
        /** The reasons that the member was given. */
        facts: z.string(),
        at: time,
        /** When a suspension ends. */
        until: z.nullable(time),
        lifted_at: z.nullable(time),
      }),
    ),
    complaints: z.array(
      z.object({ reference, topic: z.enum(complaintTopics), at: time, answered_at: z.nullable(time) }),
    ),
    reports: z.array(
      z.object({
        reference,
        reason: z.enum(reportReasons),
        at: time,
        outcome: z.nullable(z.enum(reportOutcomes)),
      }),
    ),
    /** Actions of staff on the account, its photos and its cases, with the reasons. */
    staff_actions: z.array(z.object({ action: z.string(), at: time, reason: z.nullable(z.string()) })),
  }),
})
