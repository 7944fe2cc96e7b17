import type { ErrorCode, UserRole } from 'contracts'
import type { member } from './tables.ts'

type Member = typeof member.$inferSelect

/** §6: staff is staff, paid or not; §4: whoever bought a bundle is premium. */
export function roleOf({ isStaff, isPaid }: Pick<Member, 'isStaff' | 'isPaid'>): UserRole {
  if (isStaff) return 'staff'
  return isPaid ? 'premium' : 'free'
}

/** §4: why somebody with the right password is not let in; undefined for whom is. */
export function whyNotIn(status: Member['status']): ErrorCode | undefined {
  if (status === 'pending_deletion') return 'pending_deletion'
  return status === 'banned' ? 'forbidden' : undefined
}

/** How an address is kept and looked for: one account is one, however it is written. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase()
}
