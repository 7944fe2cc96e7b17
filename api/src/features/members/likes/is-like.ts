import { and, eq } from 'drizzle-orm'
import { memberLike } from '../../../tables/members.ts'

export function isLike(by: string, liked: string) {
  return and(eq(memberLike.memberId, by), eq(memberLike.likedId, liked))
}
