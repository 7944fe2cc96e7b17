import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** What a complaint is about, in the order in which the form offers it. */
export const complaintTopics = ['member', 'content', 'payment', 'privacy', 'other'] as const

export type ComplaintTopic = (typeof complaintTopics)[number]

export const COMPLAINT_LENGTH = 4_000

/** A complaint, from anybody; the reference is how it is spoken of from then on. */
export const sendComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint.php',
  body: z.object({
    /** Made by the page: sent twice, it is one complaint. */
    id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    email: z.string().check(z.maxLength(300)),
    topic: z.enum(complaintTopics),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(COMPLAINT_LENGTH)),
  }),
  answer: z.object({ reference: z.string() }),
  repeatable: true,
})
