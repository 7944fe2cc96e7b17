import type { InputOf, readStaffLog, StaffLogEntry } from 'contracts'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { staffAction } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { timeNamed } from '../../../time.ts'

type Filters = Omit<NonNullable<InputOf<typeof readStaffLog>['query']>, 'brand' | 'after'>

interface Part {
  readonly filters: Filters
  /** The id of the entry before the first one. */
  readonly after?: string | undefined
  readonly limit: number
}

/** A part of the log of a brand, the latest entry first; one more than `limit`, if there is one. */
export async function findLog(
  db: Queryable,
  brandId: string,
  { filters: { who, what, about, from, until }, after, limit }: Part,
): Promise<StaffLogEntry[]> {
  const place = sql`(${staffAction.createdAt}, ${staffAction.id})`
  // An id of another brand finds no place, and nothing comes after it.
  const last = sql`(select created_at, id from staff_action where id = ${after} and brand_id = ${brandId})`
  const found = await db
    .select({ action: staffAction, name: profile.name })
    .from(staffAction)
    .leftJoin(profile, eq(profile.memberId, staffAction.actor))
    .where(
      and(
        eq(staffAction.brandId, brandId),
        who === undefined ? undefined : eq(staffAction.actor, who),
        what === undefined ? undefined : sql`starts_with(${staffAction.action}, ${what})`,
        about === undefined ? undefined : eq(staffAction.subject, about),
        from === undefined ? undefined : gte(staffAction.createdAt, timeNamed(from)),
        until === undefined ? undefined : lt(staffAction.createdAt, timeNamed(until)),
        after === undefined ? undefined : sql`${place} < ${last}`,
      ),
    )
    .orderBy(desc(staffAction.createdAt), desc(staffAction.id))
    .limit(limit + 1)
  return found.map(({ action, name }) => {
    const { reason, ...details } = action.details
    return {
      id: action.id,
      at: action.createdAt.toISOString(),
      who: action.actor,
      name,
      what: action.action,
      about: action.subject,
      reason: typeof reason === 'string' ? reason : null,
      details,
      erased_at: action.erasedAt?.toISOString() ?? null,
      session: action.sessionId,
      address: action.address,
    }
  })
}
