import type { Transaction } from '../../db/database.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { newsDue } from '../../tables/outbox.ts'
import { NEWS_DELAY_MS } from './news-times.ts'

/**
 * Notes that something new happened, in its transaction. The first event starts the delay; later ones join
 * its mail. A row being deleted makes this wait, so that no event falls between two mails.
 */
export async function noteNews(tx: Transaction, { brandId, memberId }: MemberKey, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + NEWS_DELAY_MS)
  await tx.insert(newsDue).values({ brandId, memberId, dueAt }).onConflictDoNothing()
}
