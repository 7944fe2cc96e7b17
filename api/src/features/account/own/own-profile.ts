import type { AnswerOf, changeProfile, OwnProfile } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { findUser } from '../users.ts'
import { ownProfileOf } from './profile-changes.ts'

export async function findOwnProfile(db: Queryable, { brandId, memberId }: MemberKey): Promise<OwnProfile> {
  const isMine = and(eq(profile.memberId, memberId), eq(profile.brandId, brandId))
  const [found] = await db.select().from(profile).where(isMine)
  return ownProfileOf(found ?? refuse('not_found'))
}

/** What every change of one's own profile answers. */
export async function ownAnswer({
  db,
  brand,
  session,
}: Pick<Call<never, 'member'>, 'db' | 'brand' | 'session'>): Promise<AnswerOf<typeof changeProfile>> {
  const [user, own] = await Promise.all([findUser(db, brand, session.memberId), findOwnProfile(db, session)])
  return { user: user ?? refuse('authentication_required'), profile: own }
}
