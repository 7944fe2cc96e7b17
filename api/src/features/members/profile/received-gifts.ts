import type { MemberProfile } from 'contracts'
import { count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { receivedGift } from '../../../tables/chat.ts'

const MOST = 12

/** The gifts that a member has received, most frequent first. They don't say who gave them. */
export function findReceivedGifts(db: Queryable, memberId: string): Promise<MemberProfile['gifts']> {
  return db
    .select({ gift: receivedGift.giftId, count: count() })
    .from(receivedGift)
    .where(eq(receivedGift.memberId, memberId))
    .groupBy(receivedGift.giftId)
    .orderBy(desc(count()), receivedGift.giftId)
    .limit(MOST)
}
