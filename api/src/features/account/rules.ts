import { type ErrorCode, type SignupStep, signupSteps, type UserRole } from 'contracts'
import type { member } from '../../tables/account.ts'
import type { profile } from '../../tables/members.ts'

type Member = typeof member.$inferSelect

/** §6: staff is staff, paid or not; §4: whoever bought a bundle is premium. */
export function roleOf({ isStaff, isPaid }: Pick<Member, 'isStaff' | 'isPaid'>): UserRole {
  if (isStaff) return 'staff'
  return isPaid ? 'premium' : 'free'
}

/** §4: why somebody with the right password is not let in; undefined for whom is. */
export function loginRefusal(status: Member['status']): ErrorCode | undefined {
  if (status === 'pending_deletion') return 'pending_deletion'
  return status === 'banned' ? 'forbidden' : undefined
}

type ProfileStatus = typeof profile.$inferSelect.status

type Visibility = Pick<Member, 'status' | 'pausedAt'> &
  Pick<typeof profile.$inferSelect, 'gender' | 'country'>

/** §4: only who has confirmed the address, tells gender and country and does not hide is found by others. */
export function profileStatusOf({ status, pausedAt, gender, country }: Visibility): ProfileStatus {
  const isThere = status === 'confirmed' && pausedAt === null
  return isThere && gender !== null && country !== null ? 'active' : 'disabled'
}

/** §4: which profile step is next once one has been sent; going back undoes no progress. */
export function stepAfter(next: SignupStep | null, sent: SignupStep): SignupStep | null {
  if (next === null || sent < next) return next
  return signupSteps.find((step) => step > sent) ?? null
}

/** How an address is kept and looked for: one account is one, however it is written. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase()
}
