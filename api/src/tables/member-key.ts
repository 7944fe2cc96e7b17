import { and, eq } from 'drizzle-orm'
import { member } from './account.ts'

/** A member, with the brand beside it: an id of another brand names nobody. */
export interface MemberKey {
  readonly brandId: string
  readonly memberId: string
}

export function isMember({ brandId, memberId }: MemberKey) {
  return and(eq(member.id, memberId), eq(member.brandId, brandId))
}
