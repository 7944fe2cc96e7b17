import { decisionKinds } from './decision-kinds.ts'

/**
 * Kinds of cases that wait for staff: a photo before others see it, the reports on one thing, an objection to a
 * decision, a text or a name that the rules flag, a complaint.
 */
export const caseKinds = ['photo', 'report', 'objection', 'text', 'name', 'complaint'] as const

export type CaseKind = (typeof caseKinds)[number]

/** A case waits, is decided and can be taken back, and is done. */
export const caseStates = ['waiting', 'decided', 'done'] as const

export type CaseState = (typeof caseStates)[number]

export const severities = ['low', 'normal', 'high', 'urgent'] as const

export type Severity = (typeof severities)[number]

/** The thing that a case is about: `decision` for an objection. */
export const caseSubjects = ['profile', 'photo', 'message', 'text', 'name', 'decision', 'complaint'] as const

/**
 * All that a case can be decided by. `approve` and `reject` a photo, `dismiss` what was reported or flagged,
 * `uphold` or `deny` an objection, `answer` a complaint; the others are decisions about the member.
 */
export const caseActions = [
  'approve',
  'reject',
  'dismiss',
  'uphold',
  'deny',
  'answer',
  ...decisionKinds,
] as const

export type CaseActionKind = (typeof caseActions)[number]

/** Days for which a case can suspend a member. */
export const suspensionDays = [1, 7, 30] as const

/** Cases that one call claims at most, such as a contact sheet of photos. */
export const MOST_CLAIMED = 20

/** Cases that one person has claimed at once at most: a contact sheet, and a few that are open beside it. */
export const MOST_HELD = 25

/** How long a case is its moderator's, unless renewed. */
export const CLAIM_SECONDS = 300

/** How long a decision can be taken back before it takes effect. */
export const UNDO_SECONDS = 10
