import { type ErrorCode, type SignupStep, signupSteps } from 'contracts'
import type { member } from '../../tables/account.ts'
import type { profile } from '../../tables/members.ts'

type Member = typeof member.$inferSelect

/** §4: the code that refuses a login in spite of the right password; undefined if it is allowed. */
export function loginRefusal(status: Member['status']): ErrorCode | undefined {
  if (status === 'pending_deletion') return 'pending_deletion'
  if (status === 'suspended') return 'suspended'
  return status === 'banned' ? 'forbidden' : undefined
}

/** Whether staff keep the member out, for a time or for good. */
export function isLockedOut(status: Member['status']): status is 'banned' | 'suspended' {
  return status === 'banned' || status === 'suspended'
}

type ProfileStatus = typeof profile.$inferSelect.status

type Visibility = Pick<Member, 'status' | 'pausedAt'> &
  Pick<typeof profile.$inferSelect, 'gender' | 'country'>

/** §4: a profile is active once confirmed, with gender and country, unless the member paused it. */
export function profileStatusOf({ status, pausedAt, gender, country }: Visibility): ProfileStatus {
  const isPresent = status === 'confirmed' && pausedAt === null
  return isPresent && gender !== null && country !== null ? 'active' : 'disabled'
}

/** §4: the profile step after the one that was sent; going back loses no progress. */
export function stepAfter(next: SignupStep | null, sent: SignupStep): SignupStep | null {
  if (next === null || sent < next) return next
  return signupSteps.find((step) => step > sent) ?? null
}
