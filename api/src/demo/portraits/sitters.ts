import { ageOn } from 'contracts'
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { demoEmail } from '../../features/account/demo-accounts.ts'
import { member } from '../../tables/account.ts'
import { memberLike, photo, profile } from '../../tables/members.ts'
import type { Sitter } from './sitter.ts'

export interface Sitting extends Sitter {
  readonly brandId: string
  /** How many portraits of this one there are to be. */
  readonly portraits: number
}

/** A world that is larger is one for measuring: nobody waits for so many portraits. */
const MOST = 10_000

/** What a paying member may show besides the main one. */
const OF_PREMIUM = 3

const isPremiumAccount = eq(member.email, demoEmail('premium'))

/** Demo members without a picture, those first whom people see first. Of the demo accounts, only premium has some. */
export async function sittersLeft(db: Queryable, now: Date): Promise<Sitting[]> {
  const accounts = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.isDemo, true), isNotNull(member.passwordHash)))
  // Whoever logs in as one of the accounts meets them first.
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
    .limit(MOST + 1)
  if (rows.length > MOST) return []
  return rows.flatMap(({ dateOfBirth, isPremiumAccount, gender, ...row }) => {
    if (gender === null) return []
    return [{ ...row, gender, age: ageOn(dateOfBirth, now), portraits: isPremiumAccount ? OF_PREMIUM : 1 }]
  })
}

function likes(db: Queryable, who: typeof memberLike.likedId | typeof memberLike.memberId) {
  return db.select({ id: who }).from(memberLike)
}
