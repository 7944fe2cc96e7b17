import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { complaint, complaintReply } from '../../../tables/account.ts'
import { type Complaint, openComplaintCase } from './complaints.ts'

interface Reply {
  readonly id?: string
  readonly text: string
  /** The member of staff, or the user who ran the command. */
  readonly author: string
  /** It waits for more. */
  readonly isKeptOpen?: boolean
}

export function findReplies(db: Queryable, complaintId: string) {
  return db
    .select()
    .from(complaintReply)
    .where(eq(complaintReply.complaintId, complaintId))
    .orderBy(asc(complaintReply.sentAt), asc(complaintReply.id))
}

/** The key of a reply's mail, by which its state is found. */
export const replyMailKey = (reply: string) => `complaint-answered ${reply}`

/** Stores and mails a reply, which is never changed. Returns false if the complaint is closed already. */
export async function answerComplaint(
  tx: Transaction,
  about: Complaint,
  { id = newId(), text, author, isKeptOpen = false }: Reply,
  now: Date,
): Promise<boolean> {
  if (!(await setAnswered(tx, about, isKeptOpen ? null : now))) return false
  const { brandId, locale, email, reference } = about
  await tx.insert(complaintReply).values({ id, complaintId: about.id, author, text, sentAt: now })
  await enqueue(tx, {
    brandId,
    locale,
    address: email,
    channel: 'mail',
    kind: 'complaint-answered',
    data: { reference, answer: text },
    dedupeKey: replyMailKey(id),
  })
  return true
}

/** Closes a complaint without a word to its sender. Returns false if it is closed already. */
export function closeComplaint(tx: Transaction, about: Complaint, now: Date): Promise<boolean> {
  return setAnswered(tx, about, now)
}

async function setAnswered(tx: Transaction, { id, brandId }: Complaint, answeredAt: Date | null) {
  const isOpen = and(eq(complaint.id, id), isNull(complaint.answeredAt))
  const { rowCount } = await tx.update(complaint).set({ answeredAt }).where(isOpen)
  if (rowCount !== 1) return false
  if (answeredAt) await closeCase(tx, { brandId, kind: 'complaint', subjectId: id }, 'done', answeredAt)
  return true
}

/** Has a closed complaint wait again, as if it were new. Returns false if it is open. */
export async function reopenComplaint(tx: Transaction, about: Complaint, now: Date): Promise<boolean> {
  const isClosed = and(eq(complaint.id, about.id), isNotNull(complaint.answeredAt))
  const { rowCount } = await tx.update(complaint).set({ answeredAt: null }).where(isClosed)
  if (rowCount !== 1) return false
  await openComplaintCase(tx, about, now)
  return true
}
