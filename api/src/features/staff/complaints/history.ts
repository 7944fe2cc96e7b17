import type { AnswerOf, getStaffComplaint } from 'contracts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { staffAction } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { type Complaint, receivedMailKey } from '../../account/complaints/complaints.ts'
import { findReplies, replyMailKey } from '../../account/complaints/settle-complaint.ts'

type Step = AnswerOf<typeof getStaffComplaint>['complaint']['history'][number]

const KINDS = { 'complaint close': 'close', 'complaint reopen': 'reopen' } as const

const isKind = (action: string): action is keyof typeof KINDS => action in KINDS

/** All that happened to a complaint, the first first, with the mails that told its sender. */
export async function findHistory(db: Queryable, about: Complaint): Promise<Step[]> {
  const { id, brandId, createdAt } = about
  const replies = await findReplies(db, id)
  const actions = await db
    .select()
    .from(staffAction)
    .where(and(eq(staffAction.subject, id), inArray(staffAction.action, Object.keys(KINDS))))
  const keys = [receivedMailKey(about.reference), ...replies.map((reply) => replyMailKey(reply.id))]
  const mails = await db
    .select({ key: outbox.dedupeKey, status: outbox.status })
    .from(outbox)
    .where(and(eq(outbox.brandId, brandId), inArray(outbox.dedupeKey, keys)))
  const authors = [...replies.flatMap(({ author }) => author ?? []), ...actions.map(({ actor }) => actor)]
  const names = await db
    .select({ id: profile.memberId, name: profile.name })
    .from(profile)
    .where(inArray(profile.memberId, authors))
  const mailOf = (key: string) => mails.find((mail) => mail.key === key)?.status ?? null
  const nameOf = (author: string | null) => names.find((one) => one.id === author)?.name ?? null
  const received: Step = {
    id,
    kind: 'received',
    at: createdAt.toISOString(),
    by: null,
    text: null,
    mail: mailOf(receivedMailKey(about.reference)),
  }
  const answered = replies.map(
    (reply): Step => ({
      id: reply.id,
      kind: 'reply',
      at: reply.sentAt.toISOString(),
      by: nameOf(reply.author),
      text: reply.text,
      mail: mailOf(replyMailKey(reply.id)),
    }),
  )
  const changed = actions.flatMap(({ id: action, action: name, actor, details, createdAt: at }): Step[] => {
    if (!isKind(name)) return []
    const { reason } = details
    const text = typeof reason === 'string' ? reason : null
    return [{ id: action, kind: KINDS[name], at: at.toISOString(), by: nameOf(actor), text, mail: null }]
  })
  return [received, ...[...answered, ...changed].toSorted((a, b) => a.at.localeCompare(b.at))]
}
