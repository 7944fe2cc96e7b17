import { TIME_BONUS_CODE, TIME_BONUS_PERCENTAGE, TIME_BONUS_SECONDS } from 'contracts'
import { SECOND_MS } from '../../../time.ts'
import { ANYWHERE, type Discount } from '../prices/discount.ts'

interface Member {
  readonly id: string
  /** When they signed up. */
  readonly createdAt: Date
  /** Had an account before, and with it the bonus. */
  readonly isReturning: boolean
}

/** §4: the discount of a new member who signed up less than 14,400 seconds ago; null afterwards. */
export function timeBonus({ id, createdAt, isReturning }: Member, now: Date): Discount | null {
  const expiresAt = new Date(createdAt.getTime() + TIME_BONUS_SECONDS * SECOND_MS)
  if (isReturning || now >= expiresAt) return null
  return { ...ANYWHERE, code: TIME_BONUS_CODE, percentage: TIME_BONUS_PERCENTAGE, memberId: id, expiresAt }
}
