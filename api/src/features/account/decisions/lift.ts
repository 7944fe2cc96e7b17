import { and, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { normalReference } from '../../../db/new-reference.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { complaint, complaintReply, member } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { type Decision, undo } from './carry-out.ts'
import { letIn } from './member-status.ts'

/** The latest decisions at a brand, or about one member. */
export function findDecisions(db: Queryable, brandId: string, memberId?: string): Promise<Decision[]> {
  const isTheirs = memberId === undefined ? undefined : eq(decision.memberId, memberId)
  return db
    .select()
    .from(decision)
    .where(and(eq(decision.brandId, brandId), isTheirs))
    .orderBy(desc(decision.decidedAt), desc(decision.id))
    .limit(100)
}

export async function findDecision(db: Queryable, brandId: string, reference: string) {
  const isIt = and(eq(decision.brandId, brandId), eq(decision.reference, normalReference(reference)))
  const [found] = await db.select().from(decision).where(isIt)
  return found
}

/** The rule for which a member is kept out; null if they are not. */
export async function findLockOutRule(db: Queryable, { brandId, memberId }: MemberKey) {
  const keepsOut = and(
    eq(decision.brandId, brandId),
    eq(decision.memberId, memberId),
    inArray(decision.kind, ['suspend', 'ban']),
    isNull(decision.liftedAt),
  )
  const [found] = await db
    .select({ rule: decision.rule })
    .from(decision)
    .where(keepsOut)
    .orderBy(desc(decision.decidedAt), desc(decision.id))
    .limit(1)
  return found?.rule ?? null
}

/** Open objections with the decisions that they are about, the oldest first. */
export function findObjections(db: Queryable, brandId: string) {
  return db
    .select({ complaint, decision })
    .from(complaint)
    .innerJoin(decision, eq(decision.id, complaint.decisionId))
    .where(and(eq(complaint.brandId, brandId), isNull(complaint.answeredAt)))
    .orderBy(complaint.createdAt)
}

/** Those who made a decision: whoever proposed a ban, too. */
export const decidersOf = ({
  decidedBy,
  proposedBy,
}: Pick<Decision, 'decidedBy' | 'proposedBy'>): string[] =>
  proposedBy === null ? [decidedBy] : [decidedBy, proposedBy]

interface Review {
  /** Name of the member of staff. */
  readonly by: string
  /** Mailed to the member. */
  readonly answer: string
}

/** Undoes a decision and mails the member why. False if it was undone already. */
export async function liftDecision(
  tx: Transaction,
  found: Decision,
  { by, answer }: Review,
  now: Date,
): Promise<boolean> {
  if (!(await takeBack(tx, found, by, now))) return false
  const { brandId, memberId, reference } = found
  const data = { reference, isLifted: true, answer }
  await enqueue(tx, { brandId, memberId, channel: 'mail', kind: 'decision-reviewed', data })
  return true
}

/**
 * Decides an objection: an upheld one undoes the decision. The answer goes to the address that the objection
 * came from. Refused to those who made the decision, and if the objection is decided already.
 */
export async function decideObjection(
  tx: Transaction,
  {
    complaint: { id, email, locale },
    decision: found,
  }: { readonly complaint: typeof complaint.$inferSelect; readonly decision: Decision },
  { by, answer, isUpheld }: Review & { readonly isUpheld: boolean },
  now: Date,
): Promise<'done' | 'same-person' | 'decided'> {
  if (decidersOf(found).includes(by)) return 'same-person'
  const isOpen = and(eq(complaint.id, id), isNull(complaint.answeredAt))
  const { rowCount } = await tx.update(complaint).set({ answeredAt: now }).where(isOpen)
  if (rowCount !== 1) return 'decided'
  await tx
    .insert(complaintReply)
    .values({ id: newId(), complaintId: id, author: by, text: answer, sentAt: now })
  await closeCase(tx, { brandId: found.brandId, kind: 'objection', subjectId: id }, 'done', now)
  if (isUpheld) await takeBack(tx, found, by, now)
  const { brandId, reference } = found
  const data = { reference, isLifted: isUpheld, answer }
  await enqueue(tx, { brandId, address: email, locale, channel: 'mail', kind: 'decision-reviewed', data })
  return 'done'
}

async function takeBack(tx: Transaction, found: Decision, by: string, now: Date): Promise<boolean> {
  const isInForce = and(eq(decision.id, found.id), isNull(decision.liftedAt))
  const lifted = { liftedAt: now, liftedBy: by }
  const { rowCount } = await tx.update(decision).set(lifted).where(isInForce)
  if (rowCount !== 1) return false
  await undo(tx, found, now)
  return true
}

/** Lets members back in whose suspension is over. Returns how many. */
export async function endSuspensions(database: Database, now: Date): Promise<number> {
  const isOver = and(
    eq(member.status, 'suspended'),
    isNotNull(member.suspendedUntil),
    lte(member.suspendedUntil, now),
  )
  const over = await database.db.select().from(member).where(isOver).limit(1_000)
  for (const { id: memberId, brandId } of over)
    await database.inTransaction((tx) => letIn(tx, { brandId, memberId }))
  return over.length
}
