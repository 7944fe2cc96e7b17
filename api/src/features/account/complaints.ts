import type { ComplaintTopic, Locale } from 'contracts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { complaintReference, normalReference } from './complaint-reference.ts'
import { normalEmail } from './rules.ts'
import { complaint } from './tables.ts'

interface NewComplaint {
  readonly brandId: string
  readonly memberId: string | null
  readonly locale: Locale
  /** Of the page that sent it. */
  readonly id: string
  readonly email: string
  readonly topic: ComplaintTopic
  readonly text: string
}

export type Complaint = typeof complaint.$inferSelect

/** Keeps a complaint, once however often it is sent, and answers with its reference. */
export async function keepComplaint(
  db: Queryable,
  { id: sentId, email, ...told }: NewComplaint,
  createdAt: Date,
): Promise<string> {
  const [kept] = await db
    .insert(complaint)
    .values({
      id: newId(),
      reference: complaintReference(),
      sentId,
      email: normalEmail(email),
      createdAt,
      ...told,
    })
    // Nothing changes, but the row is answered with.
    .onConflictDoUpdate({
      target: [complaint.brandId, complaint.sentId],
      set: { sentId: sql`excluded.sent_id` },
    })
    .returning({ reference: complaint.reference })
  if (!kept) throw new Error('The complaint was not kept.')
  return kept.reference
}

/** Those that wait for an answer, the oldest first, or the latest ones that have theirs. */
export function findComplaints(db: Queryable, brandId: string, which: 'open' | 'answered') {
  const isOfBrand = eq(complaint.brandId, brandId)
  const found = db.select().from(complaint)
  return which === 'open'
    ? found.where(and(isOfBrand, isNull(complaint.answeredAt))).orderBy(asc(complaint.createdAt))
    : found
        .where(and(isOfBrand, sql`${complaint.answeredAt} is not null`))
        .orderBy(desc(complaint.answeredAt))
        .limit(100)
}

export async function findComplaint(
  db: Queryable,
  brandId: string,
  reference: string,
): Promise<Complaint | undefined> {
  const isIt = and(eq(complaint.brandId, brandId), eq(complaint.reference, normalReference(reference)))
  const [found] = await db.select().from(complaint).where(isIt)
  return found
}

/** False where it has an answer already: what somebody was told stays what they were told. */
export async function answerComplaint(
  db: Queryable,
  { id }: Complaint,
  answer: string,
  answeredAt: Date,
): Promise<boolean> {
  const isOpen = and(eq(complaint.id, id), isNull(complaint.answeredAt))
  const { rowCount } = await db.update(complaint).set({ answer, answeredAt }).where(isOpen)
  return rowCount === 1
}
