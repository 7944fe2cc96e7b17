import { and, eq } from 'drizzle-orm'
import { member } from '../../tables/account.ts'

/** A member, with the brand beside it: an id of another brand names nobody. */
export interface Whose {
  readonly brandId: string
  readonly memberId: string
}

export function isMember({ brandId, memberId }: Whose) {
  return and(eq(member.id, memberId), eq(member.brandId, brandId))
}
