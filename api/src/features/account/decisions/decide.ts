import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { newReference } from '../../../db/new-reference.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { DAY_MS } from '../../../time.ts'
import { decideReport, type Report } from '../../members/reports/reports.ts'
import { type Action, carryOut, type Decision } from './carry-out.ts'

export type NewDecision = Action &
  Pick<Decision, 'rule' | 'facts'> & {
    /** The member's report that led to the decision, which closes it; or how else staff noticed. */
    readonly source: Report | 'staff' | 'rule'
    /** Name of the member of staff. */
    readonly by: string
    /** The colleague who had proposed it. */
    readonly proposedBy?: string | undefined
  }

/**
 * Carries out a decision, stores it, mails the member what was decided and why, and closes the report that led
 * to it. Returns undefined if there was nothing to do, as with a text that is gone already.
 */
export async function decide(
  tx: Transaction,
  key: MemberKey,
  made: NewDecision,
  now: Date,
): Promise<Decision | undefined> {
  const { kind, rule, facts, source, by, proposedBy = null } = made
  const until = made.kind === 'suspend' ? new Date(now.getTime() + made.days * DAY_MS) : null
  const subject = await carryOut(tx, key, made, { until, now })
  if (!subject) return undefined
  const isReport = typeof source === 'object'
  const [row] = await tx
    .insert(decision)
    .values({
      ...key,
      id: newId(),
      reference: newReference(),
      kind,
      subject,
      rule,
      facts,
      source: isReport ? 'report' : source,
      reportId: isReport ? source.id : null,
      decidedBy: by,
      proposedBy,
      decidedAt: now,
      until,
    })
    .returning()
  if (!row) throw new Error('The decision was not stored.')
  if (isReport) {
    if (source.profileId !== key.memberId) refuse('not_found')
    if (!(await decideReport(tx, source, 'acted', now))) refuse('not_found')
  }
  const data = { reference: row.reference, kind, rule, facts, source: row.source }
  await enqueue(tx, {
    ...key,
    channel: 'mail',
    kind: 'decision',
    data: { ...data, ...(until && { until: until.toISOString() }) },
  })
  return row
}
