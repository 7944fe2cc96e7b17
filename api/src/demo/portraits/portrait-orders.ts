import { ageOn } from 'contracts'
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { demoEmail } from '../../features/account/demo-accounts.ts'
import { member } from '../../tables/account.ts'
import { memberLike, photo, profile } from '../../tables/members.ts'
import type { Sitter } from './sitter.ts'

export interface PortraitOrder extends Sitter {
  readonly brandId: string
  /** Number of portraits to draw. */
  readonly portraits: number
}

/** A world that lacks more portraits than this is for benchmarks, and gets none. */
const MAX_PORTRAITS = 10_000

/** Portraits of a premium account, including the main one. */
const PREMIUM_PORTRAITS = 3

const isPremiumAccount = eq(member.email, demoEmail('premium'))

/** Finds demo members without a photo, most visible first. Of the demo accounts, only premium gets portraits. */
export async function findPortraitOrders(db: Queryable, now: Date): Promise<PortraitOrder[]> {
  const accounts = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.isDemo, true), isNotNull(member.passwordHash)))
  // Visitors who log in with a demo account see these members first.
  const isNearAccount = or(
    inArray(member.id, likes(db, memberLike.likedId).where(inArray(memberLike.memberId, accounts))),
    inArray(member.id, likes(db, memberLike.memberId).where(inArray(memberLike.likedId, accounts))),
  )
  const rows = await db
    .select({
      brandId: profile.brandId,
      memberId: profile.memberId,
      gender: profile.gender,
      hairColour: profile.hairColour,
      eyeColour: profile.eyeColour,
      dateOfBirth: profile.dateOfBirth,
      isPremiumAccount: sql<boolean>`${isPremiumAccount}`,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .leftJoin(photo, eq(photo.memberId, member.id))
    .where(
      and(
        eq(member.isDemo, true),
        ne(member.status, 'banned'),
        or(isPremiumAccount, isNull(member.passwordHash)),
        isNull(photo.id),
      ),
    )
    .orderBy(desc(isPremiumAccount), sql`${isNearAccount} desc`, desc(member.createdAt))
    .limit(MAX_PORTRAITS + 1)
  if (rows.length > MAX_PORTRAITS) return []
  return rows.flatMap(({ dateOfBirth, isPremiumAccount, gender, ...row }) => {
    if (gender === null) return []
    return [
      { ...row, gender, age: ageOn(dateOfBirth, now), portraits: isPremiumAccount ? PREMIUM_PORTRAITS : 1 },
    ]
  })
}

function likes(db: Queryable, column: typeof memberLike.likedId | typeof memberLike.memberId) {
  return db.select({ id: column }).from(memberLike)
}
