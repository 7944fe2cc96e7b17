import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { rejectionReasons } from '../../members/photos.ts'
import { reportReasons } from '../../members/report.ts'
import { asPlainText } from '../../profile/plain-text.ts'
import { brandAtWork } from '../brand-at-work.ts'
import { suspensionDays } from './case-kinds.ts'
import { caseId } from './get-cases.ts'
import { staffCase } from './staff-case.ts'

export const FACTS_LENGTH = 2_000

const words = z.string().check(asPlainText(), z.maxLength(FACTS_LENGTH))

/**
 * The facts are mailed to the member as they stand, so they are in the member's language and name nobody else.
 * Without any, the mail has a sentence about the rule instead.
 */
const reasons = { rule: z.enum(reportReasons), facts: z.optional(words) }

/** Mailed to the member who objected or complained. */
const answer = z.string().check(asPlainText(), z.minLength(1), z.maxLength(FACTS_LENGTH))

export const caseDecision = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['approve', 'dismiss']) }),
  z.object({ action: z.literal('reject'), reason: z.enum(rejectionReasons), facts: z.optional(words) }),
  z.object({
    action: z.enum([
      'warn',
      'remove-name',
      'remove-text',
      'remove-message',
      'remove-picture',
      'remove-note',
      'ban',
    ]),
    ...reasons,
  }),
  /** The reported photo, or another one of the member's. */
  z.object({
    action: z.literal('remove-photo'),
    photo: z.string().check(z.minLength(1), z.maxLength(40)),
    ...reasons,
  }),
  z.object({ action: z.literal('suspend'), days: z.literal(suspensionDays), ...reasons }),
  z.object({ action: z.enum(['uphold', 'deny', 'answer']), answer }),
])

export type CaseDecision = z.infer<typeof caseDecision>

const decided = z.object({ case: staffCase })

/**
 * Decides a case that the caller has claimed. It takes effect after ten seconds, until when `undoDecision` takes
 * it back. The ban of a member who has paid takes two: the case waits for somebody else then, with a `proposal`.
 * Refused:
 * - `case_decided` (409; `name`, `action` and `at` in `data`): somebody has decided it; `name` and `action` are
 *   null for a command, or if what the case was about is gone.
 * - `case_claimed` (409; `name` and `until` in `data`): somebody else has claimed it.
 * - `claim_expired` (409): nobody has.
 * - `invalid_input` (422; `action`): none of the case's `actions`.
 * - `forbidden` (403): an objection to the caller's own decision, or a ban that they have proposed.
 * - `fresh_factor_required` (403): a ban.
 */
export const decideCase = endpoint({
  method: 'POST',
  path: '/api/staff-decide.php',
  query: z.object(brandAtWork),
  body: z.object({ id: caseId, decision: caseDecision }),
  answer: decided,
})

/**
 * Takes the caller's own decision back; the case waits again, claimed by the caller. Refused with `undo_too_late`
 * (409) once it has taken effect.
 */
export const undoDecision = endpoint({
  method: 'POST',
  path: '/api/staff-undo.php',
  query: z.object(brandAtWork),
  body: z.object({ id: caseId }),
  answer: decided,
})
