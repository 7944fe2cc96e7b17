import { randomInt } from 'node:crypto'
import type { CaseKind } from 'contracts'
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openCase } from '../../../cases/open-case.ts'
import { severityNumber } from '../../../cases/rank-case.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { staffCase } from '../../../tables/staff.ts'
import { DAY_MS } from '../../../time.ts'
import type { CaseRow } from './case-rows.ts'

/** One decision in so many is made again by somebody else. */
const ONE_IN = 20
const PROMISE_DAYS = 7
/** Days over which agreement is counted. */
const AGREEMENT_DAYS = 90

/** Whether a decision is made again: chance says so once it is made, so that nobody knows before. */
export function isSampled(): boolean {
  return randomInt(ONE_IN) === 0
}

/** Has a decided case of the sample wait for somebody else, who is not told. */
export async function drawSample(tx: Transaction, decided: CaseRow, now: Date): Promise<void> {
  const { brandId, kind, subjectKind, subjectId, memberId, language, reason, reports, decidedBy } = decided
  // The answer to a complaint is no decision about anybody.
  if (kind === 'complaint' || decidedBy === null) return
  const due = new Date(now.getTime() + PROMISE_DAYS * DAY_MS)
  await tx.insert(staffCase).values({
    id: newId(),
    brandId,
    kind,
    subjectKind,
    subjectId,
    memberId,
    language,
    reason,
    reports,
    sampleOf: decided.id,
    notBy: [...decided.notBy, decidedBy],
    severity: severityNumber('low'),
    state: 'waiting',
    openedAt: now,
    dueAt: due,
    rankAt: due,
  })
}

/**
 * Ends a case of the sample. It changes nothing but the figure, except that what the first let pass and the second
 * would not waits for a third.
 */
export async function settleSample(tx: Transaction, again: CaseRow, now: Date): Promise<void> {
  const [first] = await tx
    .select()
    .from(staffCase)
    .where(eq(staffCase.id, again.sampleOf ?? ''))
  const hasPassed = first?.action === 'approve' || first?.action === 'dismiss'
  const { brandId, kind, subjectKind, subjectId, memberId, notBy, decidedBy } = again
  // A message is private again once its report is decided, so nobody reads on in it.
  if (!hasPassed || again.action === first.action || decidedBy === null || subjectKind === 'message') return
  const subject = { kind: subjectKind, id: subjectId }
  const about = { brandId, kind, subject, memberId, severity: 'high' } as const
  await openCase(tx, { ...about, notBy: [...notBy, decidedBy] }, now)
}

/** How many decisions of each kind were made again lately, and how many of these were the same. */
export async function findAgreement(db: Queryable, brandId: string, now: Date) {
  const first = alias(staffCase, 'first')
  const rows: { kind: CaseKind; again: number; agreed: number }[] = await db
    .select({
      kind: staffCase.kind,
      again: count(),
      agreed: sql<number>`count(*) filter (where ${first.action} = ${staffCase.action})::integer`,
    })
    .from(staffCase)
    .innerJoin(first, eq(first.id, staffCase.sampleOf))
    .where(
      and(
        eq(staffCase.brandId, brandId),
        eq(staffCase.state, 'done'),
        isNotNull(staffCase.action),
        isNotNull(staffCase.sampleOf),
        gt(staffCase.decidedAt, new Date(now.getTime() - AGREEMENT_DAYS * DAY_MS)),
      ),
    )
    .groupBy(staffCase.kind)
  return rows
}
