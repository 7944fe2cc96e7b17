import type { ProfileSummary } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { memberLike, photo, profile } from '../../../tables/members.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../profile/profile-summary.ts'
import { isNotBlocked } from '../visibility/blocks.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import { giveLike } from './like.ts'

/** Whether the member may see this profile. */
function mayBeLiked({ brandId, memberId }: MemberKey) {
  return and(
    eq(profile.brandId, brandId),
    eq(profile.status, 'active'),
    isAllowedByBrand(profile.isFictional, brandId),
    isNotBlocked(memberId, profile.memberId),
  )
}

/**
 * §2: gives the like that a visitor signed up for, at the very time of the account's creation, by which it is found again.
 * No one else knows the new member yet, so there is no pair to lock. A member who is gone gets none.
 */
export async function giveSignupLike(tx: Transaction, key: MemberKey, id: string, now: Date): Promise<void> {
  const isThere = (await tx.$count(profile, and(eq(profile.memberId, id), mayBeLiked(key)))) > 0
  if (isThere) await giveLike(tx, key, id, now)
}

/** §2: the member whom this one liked by signing up, as long as they may see each other and the like stands. */
export async function findSignupLike(
  db: Queryable,
  key: MemberKey,
  now: Date,
): Promise<ProfileSummary | null> {
  const found = await findLiked(db, key)
  return found ? summaryOf(found, now) : null
}

/** For the mail that confirms the address: the same member, if visitors may see them, too. */
export async function findLikedForVisitors(db: Queryable, key: MemberKey) {
  const found = await findLiked(db, key)
  return found?.isForVisitors && !found.profile.isFictional
    ? { name: found.profile.name, picture: found.image?.cardFilename ?? null }
    : undefined
}

async function findLiked(db: Queryable, key: MemberKey) {
  const [found] = await db
    .select({ ...summaryColumns, isForVisitors: profile.isVisibleToVisitors })
    .from(memberLike)
    .innerJoin(member, and(eq(member.id, memberLike.memberId), eq(member.createdAt, memberLike.createdAt)))
    .innerJoin(profile, eq(profile.memberId, memberLike.likedId))
    .leftJoin(photo, isMainPhoto)
    .where(and(eq(memberLike.memberId, key.memberId), eq(memberLike.brandId, key.brandId), mayBeLiked(key)))
  return found
}
