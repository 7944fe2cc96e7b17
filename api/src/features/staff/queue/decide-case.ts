import { type CaseDecision, type StaffAction, UNDO_SECONDS } from 'contracts'
import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { photo } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { SECOND_MS } from '../../../time.ts'
import { findActions } from './allowed-actions.ts'
import { findCaseReports } from './case-reports.ts'
import type { CaseRow } from './case-rows.ts'
import { claimEnd, isParty, type Moderator } from './claims.ts'
import { findCaseRow, lockOwnCase } from './refuse-case.ts'

interface Decided {
  readonly id: string
  readonly decision: CaseDecision
}

/** Writes the entry of the log, in the transaction of what it is about. */
export type Record = (
  tx: Transaction,
  about: CaseRow,
  action: StaffAction,
  decision?: CaseDecision,
) => Promise<void>

/** Stores the decision of a case that the caller has claimed. It takes effect a little later. */
export function decideCase(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  by: Moderator,
  { id, decision }: Decided,
  record: Record,
): Promise<void> {
  return inTransaction(async (tx) => {
    const found = await lockOwnCase(tx, by, id)
    await refuseUnfitting(tx, by, found, decision)
    await tx
      .update(staffCase)
      .set({
        state: 'decided',
        action: decision.action,
        decision,
        decidedBy: by.id,
        decidedAt: by.now,
        takesEffectAt: new Date(by.now.getTime() + UNDO_SECONDS * SECOND_MS),
        claimedBy: null,
        claimedUntil: null,
      })
      .where(eq(staffCase.id, id))
    await record(tx, found, 'case decide', decision)
  })
}

async function refuseUnfitting(tx: Transaction, by: Moderator, about: CaseRow, decision: CaseDecision) {
  if (isParty(about, by.id)) refuse('forbidden')
  const reports = about.kind === 'report' ? await findCaseReports(tx, about) : []
  if (!(await findActions(tx, by, about, reports)).includes(decision.action))
    refuse('invalid_input', { fields: { action: 'invalid_input' } })
  if (decision.action !== 'remove-photo') return
  const { brandId, memberId, subjectKind, subjectId } = about
  const isTheirs = and(
    eq(photo.id, decision.photo),
    eq(photo.brandId, brandId),
    eq(photo.memberId, memberId ?? ''),
    ne(photo.status, 'deleted'),
  )
  const isOther = subjectKind === 'photo' && subjectId !== decision.photo
  if (isOther || (await tx.$count(photo, isTheirs)) === 0)
    refuse('invalid_input', { fields: { photo: 'invalid_input' } })
}

/** Takes the caller's decision back, if it has not taken effect yet: the case is theirs again. */
export function undoDecision(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  by: Moderator,
  id: string,
  record: Record,
): Promise<void> {
  return inTransaction(async (tx) => {
    const found = await findCaseRow(tx, by, id)
    const isPending = and(
      eq(staffCase.id, id),
      eq(staffCase.state, 'decided'),
      eq(staffCase.decidedBy, by.id),
    )
    const undecided = { action: null, decision: null, decidedBy: null, decidedAt: null, takesEffectAt: null }
    const claim = { claimedBy: by.id, claimedUntil: claimEnd(by.now) }
    // Waits for a transaction that is just carrying the decision out, and finds nothing to undo then.
    const { rowCount } = await tx
      .update(staffCase)
      .set({ ...undecided, ...claim, state: 'waiting' })
      .where(isPending)
    if (rowCount !== 1) refuse('undo_too_late')
    await record(tx, found, 'case undo')
  })
}
