import { and, eq } from 'drizzle-orm'
import { member } from './account.ts'

/** Identifies a member. The brand is part of it, so that an id of another brand finds no one. */
export interface MemberKey {
  readonly brandId: string
  readonly memberId: string
}

export function isMember({ brandId, memberId }: MemberKey) {
  return and(eq(member.id, memberId), eq(member.brandId, brandId))
}
