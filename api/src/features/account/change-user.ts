import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { refuse } from '../../http/refusal.ts'
import { member } from '../../tables/account.ts'
import { isMember, type MemberKey } from '../../tables/member-key.ts'
import { profile } from '../../tables/members.ts'
import { isLockedOut, profileStatusOf } from './rules.ts'

type Member = typeof member.$inferSelect

/** Locks a member, does the work, updates the profile's status, and publishes the new state. */
export async function changeUser<T>(
  tx: Transaction,
  key: MemberKey,
  work: (before: Member) => Promise<T>,
): Promise<T> {
  const [before] = await tx.select().from(member).where(isMember(key)).for('update')
  if (!before) refuse('not_found')
  const result = await work(before)
  await syncProfile(tx, key)
  return result
}

async function syncProfile(tx: Transaction, key: MemberKey) {
  const [found] = await tx
    .select({ member, profile })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(isMember(key))
  if (!found) return
  const { status, signupStep, notificationsDisabled } = found.member
  const { name, country, status: was } = found.profile
  const is = profileStatusOf({ ...found.member, ...found.profile, status })
  if (is !== was) {
    await tx.update(profile).set({ status: is }).where(eq(profile.memberId, key.memberId))
  }
  // Such a member is logged out everywhere, so no page is left to tell.
  if (isLockedOut(status)) return
  const { brandId, memberId } = key
  const user = {
    status,
    signup_step: signupStep,
    notifications_disabled: notificationsDisabled,
    profile: { name, country, status: is },
  }
  await publishEvents(tx, { brandId, memberId, event: { kind: 'user', user } })
}
