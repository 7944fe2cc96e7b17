import type { ComplaintTopic, Locale } from 'contracts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { newReference, normalReference } from '../../../db/new-reference.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { complaint } from '../../../tables/account.ts'
import { normalEmail } from '../rules.ts'

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

/** Keeps a complaint, once however often it is sent, and answers with its reference, which a mail says too. */
export async function insertComplaint(
  tx: Transaction,
  { id: sentId, email, ...told }: NewComplaint,
  createdAt: Date,
): Promise<string> {
  const [kept] = await tx
    .insert(complaint)
    .values({
      id: newId(),
      reference: newReference(),
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
  const { brandId, locale } = told
  await enqueue(tx, {
    brandId,
    locale,
    address: normalEmail(email),
    channel: 'mail',
    kind: 'complaint-received',
    data: kept,
    dedupeKey: `complaint-received ${kept.reference}`,
  })
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

/** By mail. False where it has an answer already: what somebody was told stays what they were told. */
export async function answerComplaint(
  tx: Transaction,
  { id, brandId, locale, email, reference }: Complaint,
  answer: string,
  answeredAt: Date,
): Promise<boolean> {
  const isOpen = and(eq(complaint.id, id), isNull(complaint.answeredAt))
  const { rowCount } = await tx.update(complaint).set({ answer, answeredAt }).where(isOpen)
  if (rowCount !== 1) return false
  const data = { reference, answer }
  await enqueue(tx, { brandId, locale, address: email, channel: 'mail', kind: 'complaint-answered', data })
  return true
}
