import { type CaseKind, CLAIM_SECONDS } from 'contracts'
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { staffCase } from '../../../tables/staff.ts'
import { SECOND_MS } from '../../../time.ts'

/** A member of staff at work at a brand. */
export interface Moderator {
  readonly brandId: string
  /** The account. */
  readonly id: string
  readonly kinds: readonly CaseKind[]
  readonly now: Date
}

export const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_SECONDS * SECOND_MS)

/**
 * Claims the first cases of these kinds that nobody has and that the caller may decide. Two calls at once get
 * different ones: each skips what the other has just locked.
 */
export async function claimFirst(
  db: Queryable,
  { brandId, id: me, kinds, now }: Moderator,
  most: number,
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    with free as (
      select id, rank_at from unnest(${sql.param([...kinds])}::text[]) wanted (kind) cross join lateral (
        select id, rank_at from staff_case
        where brand_id = ${brandId} and kind = wanted.kind and state = 'waiting'
          and (claimed_until is null or claimed_until <= ${at}) and not_by is distinct from ${me}
        order by rank_at, id limit ${most}
        for update skip locked
      ) first
    ), claimed as (
      update staff_case set claimed_by = ${me}, claimed_until = ${claimEnd(now).toISOString()}
      where id in (select id from free order by rank_at, id limit ${most})
      returning id, rank_at
    )
    select id from claimed order by rank_at, id
  `)
  return rows.map(({ id }) => id)
}

/** Claims these cases, or renews the claims, unless others have them. Returns the ids of those that are the caller's now. */
export async function claimThese(
  db: Queryable,
  { brandId, id: me, kinds, now }: Moderator,
  ids: readonly string[],
): Promise<string[]> {
  const isFree = or(
    isNull(staffCase.claimedBy),
    eq(staffCase.claimedBy, me),
    lte(staffCase.claimedUntil, now),
  )
  const claimed = await db
    .update(staffCase)
    .set({ claimedBy: me, claimedUntil: claimEnd(now) })
    .where(
      and(
        inArray(staffCase.id, [...ids]),
        eq(staffCase.brandId, brandId),
        inArray(staffCase.kind, [...kinds]),
        eq(staffCase.state, 'waiting'),
        isFree,
      ),
    )
    .returning({ id: staffCase.id })
  return claimed.map(({ id }) => id)
}

/** Gives the caller's claims up. */
export async function release(
  db: Queryable,
  { brandId, id: me }: Moderator,
  ids: readonly string[],
): Promise<void> {
  const isMine = and(
    inArray(staffCase.id, [...ids]),
    eq(staffCase.brandId, brandId),
    eq(staffCase.claimedBy, me),
  )
  await db.update(staffCase).set({ claimedBy: null, claimedUntil: null }).where(isMine)
}
