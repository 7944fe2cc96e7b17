import * as z from 'contracts/schema'
import { complaintTopics } from '../../account/complaint.ts'
import { endpoint } from '../../endpoint.ts'
import { locales } from '../../locales.ts'
import { brandAtWork } from '../brand-at-work.ts'

export const complaintStates = ['open', 'closed'] as const

export type ComplaintState = (typeof complaintStates)[number]

/** `due`: what presses most, or what was closed last. */
export const complaintOrders = ['due', 'newest'] as const

export type ComplaintOrder = (typeof complaintOrders)[number]

const time = z.string()

/** A complaint in a line: not who wrote it, nor what. */
export const staffComplaint = z.object({
  id: z.string(),
  reference: z.string(),
  topic: z.enum(complaintTopics),
  language: z.enum(locales),
  state: z.enum(complaintStates),
  created_at: time,
  /** The time by which the brand promises an answer; null once it is closed. */
  due_at: z.nullable(time),
  is_late: z.boolean(),
  closed_at: z.nullable(time),
  /** How often it was answered. */
  replies: z.int(),
  /** The member of staff who has it open, whom nobody disturbs until then; null if nobody has, or it is closed. */
  claim: z.nullable(z.object({ name: z.nullable(z.string()), is_me: z.boolean(), until: time })),
})

export type StaffComplaint = z.infer<typeof staffComplaint>

/**
 * The complaints of a brand, those about minors first and then what is due first. Objections to decisions are cases
 * of the moderators. With `text`, a reference or an address, it is a search in open and closed ones, and in the log
 * without the text.
 */
export const findStaffComplaints = endpoint({
  method: 'GET',
  path: '/api/staff-complaints.php',
  changes: true,
  query: z.object({
    ...brandAtWork,
    text: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(254))),
    state: z.optional(z.enum(complaintStates)),
    topic: z.optional(z.enum(complaintTopics)),
    language: z.optional(z.enum(locales)),
    order: z.optional(z.enum(complaintOrders)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,13}\.[\w-]{1,40}$/))),
  }),
  answer: z.object({ complaints: z.array(staffComplaint), next: z.nullable(z.string()) }),
})
