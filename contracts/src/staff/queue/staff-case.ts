import * as z from 'contracts/schema'
import { locales } from '../../locales.ts'
import { reportReasons } from '../../members/report.ts'
import { image } from '../../profile/image.ts'
import { caseActions, caseKinds, caseStates, caseSubjects, severities } from './case-kinds.ts'

const time = z.string()

/** A member of staff; the name is null once the account is gone. */
const colleague = z.object({ id: z.string(), name: z.nullable(z.string()), is_me: z.boolean() })

/** A case as a list or a contact sheet shows it. */
export const staffCase = z.object({
  id: z.string(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  severity: z.enum(severities),
  opened_at: time,
  /** The time by which the brand promises to decide; a case that waits after it is late. */
  due_at: time,
  /** The member whom the case is about; null for a complaint of somebody without an account. */
  member: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The language of the member's texts. */
  language: z.enum(locales),
  of: z.enum(caseSubjects),
  /** The photo that waits or is reported, or that the decision took away. */
  picture: z.nullable(image),
  /** Whether only premium members see the picture unblurred. */
  is_private: z.boolean(),
  /** The beginning of what the member wrote: an objection, a flagged text, a complaint. Never of a message. */
  excerpt: z.nullable(z.string()),
  /** The gravest reason of the reports, or the rule of the decision. */
  reason: z.nullable(z.enum(reportReasons)),
  /** How many members have reported it. */
  reports: z.int(),
  /** How likely a model thinks, in percent, that the photo shows nudity; null without a guess. It decides nothing. */
  guess: z.nullable(z.int()),
  /** Nobody else is given the case before its claim runs out; null if nobody has it. */
  claim: z.nullable(z.object({ by: colleague, until: time })),
  decision: z.nullable(
    z.object({
      /** Null, like the colleague, if a command decided. */
      action: z.nullable(z.enum(caseActions)),
      by: z.nullable(colleague),
      at: time,
      /** Until then it can be taken back. */
      takes_effect_at: time,
      /** The reference that the member was mailed, once it is done. */
      reference: z.nullable(z.string()),
      /** Whether the case goes to somebody else, instead of taking effect: the ban of a member who has paid. */
      awaits_second: z.boolean(),
    }),
  ),
  /** The colleague who wants the member banned, which takes a second one. They can't decide the case again. */
  proposal: z.nullable(z.object({ by: colleague, rule: z.enum(reportReasons), facts: z.string() })),
})

export type StaffCase = z.infer<typeof staffCase>

/** Percent from which a photo comes before others, blurred until the moderator wants to see it. */
const LIKELY = 60

export const isLikelyNude = ({ guess }: Pick<StaffCase, 'guess'>): boolean =>
  guess !== null && guess >= LIKELY
