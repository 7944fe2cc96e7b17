import type { AnswerOf, autoLike } from 'contracts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { memberLike, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { orientationOf } from '../orientation-rules.ts'
import { findPreferences } from '../preferences/own-preferences.ts'
import { findSummaries } from '../profile/find-summaries.ts'
import { suits } from '../search/search-conditions.ts'
import { isNotBlocked } from '../visibility/blocks.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import type { Viewer } from '../visibility/find-other.ts'
import { isNotPassed } from './passed-likes.ts'

/** §7: the latest like to show unasked: unseen, unanswered, from a suiting member with a photo. */
export function nextAutoLike(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: Viewer,
  now: Date,
): Promise<AnswerOf<typeof autoLike>> {
  return inTransaction(async (tx) => {
    const [me] = await tx.select().from(profile).where(eq(profile.memberId, memberId))
    if (!me) return undefined
    const { genders } = await findPreferences(tx, { memberId })
    const [found] = await tx
      .select({ id: memberLike.memberId })
      .from(memberLike)
      .innerJoin(memberSearch, eq(memberSearch.memberId, memberLike.memberId))
      .innerJoin(profile, eq(profile.memberId, memberLike.memberId))
      .where(
        and(
          eq(memberLike.likedId, memberId),
          eq(memberLike.brandId, brandId),
          isNull(memberLike.seenAt),
          isNull(memberLike.shownAt),
          // As in the list of likes, it may also be somebody whom no search lists.
          sql`${profile.status} = 'active' and ${memberSearch.hasPhoto}`,
          suits(orientationOf(me, genders)),
          isAllowedByBrand(memberSearch.isFictional, brandId),
          isNotBlocked(memberId, memberLike.memberId),
          isNotPassed(memberId),
          sql`not exists (
            select from ${memberLike} mine
            where mine.member_id = ${memberId} and mine.liked_id = ${memberSearch.memberId}
          )`,
        ),
      )
      .orderBy(desc(memberLike.createdAt))
      .limit(1)
      .for('update', { of: memberLike, skipLocked: true })
    if (!found) return undefined
    const isIt = and(eq(memberLike.memberId, found.id), eq(memberLike.likedId, memberId))
    await tx.update(memberLike).set({ shownAt: now }).where(isIt)
    const [liker] = await findSummaries(tx, [found.id, memberId], now)
    return { profile: liker.summary }
  })
}
