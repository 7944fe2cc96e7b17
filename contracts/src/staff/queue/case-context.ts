import * as z from 'contracts/schema'
import { complaintTopics } from '../../account/complaint.ts'
import { locales } from '../../locales.ts'
import { ownPhoto, rejectionReasons } from '../../members/photos.ts'
import { reportOutcomes, reportReasons } from '../../members/report.ts'
import { genders } from '../../profile/profile-fields.ts'
import { caseActions, caseKinds, caseSubjects } from './case-kinds.ts'
import { decisionKinds } from './decision-kinds.ts'
import { staffCase } from './staff-case.ts'

const time = z.string()

/** Things that rules can find in a text or a name. */
export const textFlags = ['contact-details', 'link', 'payment', 'age'] as const

export type TextFlag = (typeof textFlags)[number]

/** Bands of what a member has spent in all, since the exact sum is nobody's business here. */
export const spendingBands = ['nothing', 'little', 'some', 'much'] as const

const report = z.object({
  reference: z.string(),
  reason: z.enum(reportReasons),
  /** The reporter's words; empty if there are none. */
  text: z.string(),
  reported_at: time,
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** Null once the reporter's account is deleted. */
  reporter: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Their reports so far, this one included, and those of them on which staff acted or found nothing. */
      reports: z.int(),
      acted: z.int(),
      nothing_found: z.int(),
    }),
  ),
})

export type CaseReport = z.infer<typeof report>

const decision = z.object({
  reference: z.string(),
  kind: z.enum(decisionKinds),
  rule: z.enum(reportReasons),
  /** The reasons that the member was given. */
  facts: z.string(),
  decided_at: time,
  decided_by: z.string(),
  /** When a suspension ends. */
  until: z.nullable(time),
  lifted_at: z.nullable(time),
})

export type PastDecision = z.infer<typeof decision>

const subject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('photo'),
    photo: z.nullable(ownPhoto),
    /** Why a picture that looks like this one was rejected; null if none was. */
    like_rejected: z.nullable(z.enum(rejectionReasons)),
    /** Other members with the same picture. */
    also_of: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  z.object({
    kind: z.literal('report'),
    /** The reported photo; null for a report on the profile or a message, or once the photo is gone. */
    photo: z.nullable(ownPhoto),
    /** The oldest first. */
    reports: z.array(report),
    /** Whether `readCaseMessages` has something to show. */
    has_messages: z.boolean(),
  }),
  z.object({
    kind: z.literal('objection'),
    reference: z.string(),
    text: z.string(),
    objected_at: time,
    decision,
    /** The words or the photo that the decision took away. */
    removed_text: z.nullable(z.string()),
    removed_photo: z.nullable(ownPhoto),
    /** Whether the caller made that decision, and so may not decide the objection. */
    is_own_decision: z.boolean(),
  }),
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    flags: z.array(z.enum(textFlags)),
  }),
  z.object({
    kind: z.literal('name'),
    text: z.string(),
    flags: z.array(z.enum(textFlags)),
  }),
  z.object({
    kind: z.literal('complaint'),
    reference: z.string(),
    topic: z.enum(complaintTopics),
    email: z.string(),
    text: z.string(),
    complained_at: time,
  }),
])

export type CaseSubject = z.infer<typeof subject>

const member = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  gender: z.nullable(z.enum(genders)),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  language: z.enum(locales),
  joined_at: time,
  status: z.enum(['not_confirmed', 'confirmed', 'pending_deletion', 'banned', 'suspended']),
  /** Privacy mode: nobody sees the profile. */
  is_hidden: z.boolean(),
  is_fictional: z.boolean(),
  is_premium: z.boolean(),
  spent: z.enum(spendingBands),
  about_me: z.nullable(z.string()),
  /** Those that wait or were rejected, too, in the order of the profile. */
  photos: z.array(ownPhoto),
  /** Reports about the member, ever, and those on which staff acted. */
  reported: z.int(),
  acted: z.int(),
})

export type CaseMember = z.infer<typeof member>

/** All that a decision needs, so that nobody leaves the queue to look for it. */
export const caseContext = z.object({
  case: staffCase,
  /** The ways in which the caller can decide it. */
  actions: z.array(z.enum(caseActions)),
  subject,
  /** Null for a complaint of somebody without an account. */
  member: z.nullable(member),
  /** Decisions about the member, the latest first. */
  decisions: z.array(decision),
  /** Other cases about the member that wait. */
  other_cases: z.array(
    z.object({ id: z.string(), kind: z.enum(caseKinds), of: z.enum(caseSubjects), opened_at: time }),
  ),
})

export type CaseContext = z.infer<typeof caseContext>
