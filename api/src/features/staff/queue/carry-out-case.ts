import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { standardFacts } from '../../../outbox/mail/standard-facts.ts'
import { complaint } from '../../../tables/account.ts'
import type { MessagePlace } from '../../../tables/chat.ts'
import { decision } from '../../../tables/decisions.ts'
import { answerComplaint } from '../../account/complaints/settle-complaint.ts'
import type { Action } from '../../account/decisions/carry-out.ts'
import { decide, type NewDecision } from '../../account/decisions/decide.ts'
import { decideObjection } from '../../account/decisions/lift.ts'
import { rejectionRules } from '../../account/decisions/rejection-rules.ts'
import { approvePhoto } from '../../members/photos/photo-approval.ts'
import { decideReport, type Report } from '../../members/reports/reports.ts'
import { findCaseReports } from './case-reports.ts'
import type { CaseRow } from './case-rows.ts'

type Decision = NonNullable<CaseRow['decision']>
type AboutMember = Extract<Decision, { readonly rule: string }>

/** Does what was decided about a case. Returns the reference that the member is mailed, if they are. */
export async function carryOutCase(tx: Transaction, about: CaseRow, now: Date): Promise<string | null> {
  const { decision: made, brandId, subjectId, decidedBy, memberId, language } = about
  if (!made || decidedBy === null) throw new Error('The case is not decided.')
  if ('rule' in made) return decideReported(made)
  switch (made.action) {
    case 'approve':
      await approvePhoto(tx, { brandId, id: subjectId }, now)
      return null
    case 'reject': {
      const { reason, facts } = made
      const action = { kind: 'remove-photo', photo: subjectId, rejection: reason } as const
      const rule = rejectionRules[reason]
      const found = { rule, facts: facts || standardFacts(language, { rejection: reason }) }
      return decideAbout({ ...action, ...found, source: 'staff', by: decidedBy })
    }
    case 'dismiss':
      for (const one of await reportsAtDecision()) await decideReport(tx, one, 'nothing-found', now)
      return null
    case 'uphold':
    case 'deny':
    case 'answer':
      await answer(tx, about, { by: decidedBy, answer: made.answer, isUpheld: made.action === 'uphold' }, now)
      return null
  }

  async function decideReported(made: AboutMember): Promise<string | null> {
    const [first, ...others] = await reportsAtDecision()
    const facts = made.facts || standardFacts(language, { rule: made.rule })
    const action = actionOf(made, first)
    // Without a report, a case of reports is one that a second moderator would not have dismissed.
    const source = first ?? (about.kind === 'report' ? 'staff' : 'rule')
    const by = decidedBy ?? ''
    const proposedBy = made.action === 'ban' ? about.proposal?.by : undefined
    const reference = await decideAbout({ ...action, rule: made.rule, facts, source, by, proposedBy })
    // Others reported the same, and so did the first one if there was nothing left to take away.
    for (const one of reference === null && first ? [first, ...others] : others)
      await decideReport(tx, one, 'acted', now)
    return reference
  }

  async function decideAbout(made: NewDecision) {
    const key = { brandId, memberId: memberId ?? '' }
    return (await decide(tx, key, made, now))?.reference ?? null
  }

  /** Those that the moderator had before them: one that came since waits on. */
  async function reportsAtDecision(): Promise<Report[]> {
    if (about.kind !== 'report') return []
    const open = await findCaseReports(tx, about)
    return open.filter(({ createdAt }) => about.decidedAt !== null && createdAt <= about.decidedAt)
  }
}

function actionOf(made: AboutMember, report: Report | undefined): Action {
  switch (made.action) {
    case 'suspend':
      return { kind: 'suspend', days: made.days }
    case 'remove-photo':
      return { kind: 'remove-photo', photo: made.photo }
    case 'remove-message':
    case 'remove-picture':
    case 'remove-note':
      return { kind: made.action, message: placeOf(report) }
    case 'warn':
    case 'remove-name':
    case 'remove-text':
    case 'ban':
      return { kind: made.action }
  }
}

function placeOf(report: Report | undefined): MessagePlace {
  if (!report || report.conversationId === null || report.messageSequence === null)
    throw new Error('The case is about no message.')
  return { conversation: report.conversationId, sequence: report.messageSequence }
}

interface Answer {
  readonly by: string
  readonly answer: string
  readonly isUpheld: boolean
}

/** Answers a complaint, or decides the objection that it is. */
async function answer(tx: Transaction, { kind, subjectId }: CaseRow, made: Answer, now: Date) {
  const [found] = await tx
    .select({ complaint, decision })
    .from(complaint)
    .leftJoin(decision, eq(decision.id, complaint.decisionId))
    .where(eq(complaint.id, subjectId))
  if (!found) return
  if (kind === 'complaint')
    await answerComplaint(tx, found.complaint, { text: made.answer, author: made.by }, now)
  else if (found.decision)
    await decideObjection(tx, { complaint: found.complaint, decision: found.decision }, made, now)
}
