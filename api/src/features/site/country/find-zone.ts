import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { swipeDay } from '../../../tables/swipe.ts'
import { zoneOf } from './zone-of.ts'

/** The member's time zone: the last one of their browser in the swipe game, else that of their place. */
export async function findZone(db: Queryable, { memberId }: MemberKey): Promise<string> {
  const [[named], [place]] = await Promise.all([
    db
      .select({ zone: swipeDay.zone })
      .from(swipeDay)
      .where(eq(swipeDay.memberId, memberId))
      .orderBy(desc(swipeDay.lastAt))
      .limit(1),
    db
      .select({ country: profile.country, region: profile.region })
      .from(profile)
      .where(eq(profile.memberId, memberId)),
  ])
  return zoneOf({ stored: named?.zone, country: place?.country ?? null, region: place?.region ?? null })
}
