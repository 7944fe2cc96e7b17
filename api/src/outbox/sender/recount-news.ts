import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { type OutboxRow, outbox } from '../../tables/outbox.ts'
import { memberSearch } from '../../tables/search.ts'
import type { MailData } from '../message.ts'
import type { FeatureRules } from './feature-rules.ts'

/**
 * Counts the news in a mail again before it is sent: the member may have read some, or blocked its sender.
 * Undefined if nothing is left; other kinds of messages stay as they are.
 */
export async function recountNews(
  db: Queryable,
  row: OutboxRow,
  { findNews }: Pick<FeatureRules, 'findNews'>,
): Promise<OutboxRow | undefined> {
  const { id, brandId, memberId, kind } = row
  if ((kind !== 'news' && kind !== 'return') || memberId === null) return row
  const { since } = row.data as unknown as MailData['news']
  if (kind === 'return' && (await hasReturned(db, memberId, new Date(since)))) return undefined
  const { messages, likes, matches } = await findNews(db, { brandId, memberId }, new Date(since))
  if (messages + likes + matches === 0) return undefined
  const data = { messages, likes, matches, since }
  // For the outbox page, which renders the mail from the row.
  await db.update(outbox).set({ data }).where(eq(outbox.id, id))
  return { ...row, data }
}

/** Whether a member who was last here at that moment has been back. */
async function hasReturned(db: Queryable, memberId: string, lastVisit: Date): Promise<boolean> {
  const isBack = and(eq(memberSearch.memberId, memberId), gt(memberSearch.lastActive, lastVisit))
  return (await db.$count(memberSearch, isBack)) > 0
}
