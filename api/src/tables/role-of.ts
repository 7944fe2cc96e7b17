import type { UserRole } from 'contracts'
import type { member } from './account.ts'

/** §6: staff are staff, whether they paid or not; §4: a member who has bought a bundle is premium. */
export function roleOf({
  isStaff,
  isPaid,
}: Pick<typeof member.$inferSelect, 'isStaff' | 'isPaid'>): UserRole {
  if (isStaff) return 'staff'
  return isPaid ? 'premium' : 'free'
}
