import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { profile } from '../../../tables/members.ts'

interface Staff {
  readonly brandId: string
  readonly memberId: string
}

/** The name under which the changes of a member of staff are recorded. */
export async function findEditorName(db: Queryable, { brandId, memberId }: Staff): Promise<string> {
  const isIt = and(eq(profile.brandId, brandId), eq(profile.memberId, memberId))
  const [found] = await db.select({ name: profile.name }).from(profile).where(isIt)
  return found?.name ?? memberId
}
