import * as z from 'contracts/schema'
import { complaintProgress } from '../../account/complaint.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { mailStates } from '../members/staff-member-mails.ts'
import { staffComplaint } from './find-staff-complaints.ts'

const time = z.string()

export const complaintId = z.string().check(z.minLength(1), z.maxLength(40))

/** Something that happened to a complaint. */
const step = z.object({
  id: z.string(),
  kind: z.enum(['received', 'reply', 'close', 'reopen']),
  at: time,
  /** The name of the member of staff; null for a command, once their account is gone, and for the complaint itself. */
  by: z.nullable(z.string()),
  /** The reply, or the reason. */
  text: z.nullable(z.string()),
  /** The state of the mail that told the sender of it; null if there was none, or it is forgotten. */
  mail: z.nullable(z.enum(mailStates)),
})

/** One complaint. Each look is in the log. */
export const getStaffComplaint = endpoint({
  method: 'GET',
  path: '/api/staff-complaint.php',
  changes: true,
  query: z.object({ ...brandAtWork, id: complaintId }),
  answer: z.object({
    complaint: z.extend(staffComplaint, {
      /** The case to claim before it is answered, with `claimCase`; null once it is closed. */
      case: z.nullable(z.string()),
      text: z.string(),
      email: z.string(),
      /** The member who wrote it: logged in, or by the address of a confirmed account. */
      member: z.nullable(z.object({ id: z.string(), name: z.string(), was_logged_in: z.boolean() })),
      /** How far it is, as the sender is told. */
      told: z.enum(complaintProgress),
      /** Nobody answers their own. */
      is_own: z.boolean(),
      history: z.array(step),
      /** The latest others from the same address or member. */
      others: z.array(staffComplaint),
    }),
  }),
})
