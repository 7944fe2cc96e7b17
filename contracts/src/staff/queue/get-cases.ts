import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { caseContext } from './case-context.ts'
import { caseKinds } from './case-kinds.ts'
import { staffCase } from './staff-case.ts'

export const caseId = z.string().check(z.minLength(1), z.maxLength(40))

/**
 * The cases of a brand: those that wait, the most pressing first, or those that are decided, the latest first.
 * Moderators see all kinds but complaints, which are for support; without a kind, all that the caller may see.
 */
export const getCases = endpoint({
  method: 'GET',
  path: '/api/staff-cases.php',
  query: z.object({
    ...brandAtWork,
    kind: z.optional(z.enum(caseKinds)),
    state: z.optional(z.enum(['waiting', 'decided'])),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  }),
  answer: z.object({ cases: z.array(staffCase), next: z.nullable(z.string()) }),
})

/** How many cases wait, by kind: all kinds that the caller may see. */
export const getCaseFigures = endpoint({
  method: 'GET',
  path: '/api/staff-case-figures.php',
  query: z.object(brandAtWork),
  answer: z.object({
    figures: z.array(
      z.object({
        kind: z.enum(caseKinds),
        waiting: z.int(),
        late: z.int(),
        /** Those of the waiting ones that somebody has claimed. */
        claimed: z.int(),
        /** Decisions of the last 90 days that somebody else made again, unaware of it, and how many were the same. */
        decided_again: z.int(),
        agreed: z.int(),
        /** The brand's promise. */
        promised_minutes: z.int(),
      }),
    ),
  }),
})

/** One case with all that a decision needs. The messages of a report are read with `readCaseMessages`. */
export const getCase = endpoint({
  method: 'GET',
  path: '/api/staff-case.php',
  query: z.object({ ...brandAtWork, id: caseId }),
  answer: caseContext,
})

/**
 * The reported message with up to ten before and after it, as they stood when it was reported. Each call is an
 * entry in the log. Refused: `claim_expired` (409) without a claim of one's own, and `not_found` if the case is
 * about no message, or decided: then the conversation is private again.
 */
export const readCaseMessages = endpoint({
  method: 'POST',
  path: '/api/staff-case-messages.php',
  query: z.object(brandAtWork),
  body: z.object({ id: caseId }),
  answer: z.object({
    messages: z.array(
      z.object({
        /** 0 for the comment on a like. */
        sequence: z.int(),
        /** Whether the member whom the case is about wrote it. */
        is_from_member: z.boolean(),
        is_reported: z.boolean(),
        sent_at: z.string(),
        /** The words, or the note to a gift; empty without any. */
        text: z.string(),
        /** File name of a photo. */
        photo: z.nullable(z.string()),
        /** Id of a gift. */
        gift: z.nullable(z.string()),
      }),
    ),
  }),
})
