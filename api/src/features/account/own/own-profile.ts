import type { AnswerOf, changeProfile, OwnProfile } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { findUser } from '../users.ts'
import { ownProfileOf } from './profile-changes.ts'

export async function findOwnProfile(db: Queryable, { brandId, memberId }: MemberKey): Promise<OwnProfile> {
  const isOwn = and(eq(profile.memberId, memberId), eq(profile.brandId, brandId))
  const [found] = await db.select().from(profile).where(isOwn)
  return ownProfileOf(found ?? refuse('not_found'))
}

/** The response to every change of one's own profile. */
export async function findUserAndProfile(
  db: Queryable,
  { brand, session }: { readonly brand: Brand; readonly session: MemberKey },
  now: Date,
): Promise<AnswerOf<typeof changeProfile>> {
  const [user, own] = await Promise.all([
    findUser(db, brand, session.memberId, now),
    findOwnProfile(db, session),
  ])
  return { user: user ?? refuse('authentication_required'), profile: own }
}
