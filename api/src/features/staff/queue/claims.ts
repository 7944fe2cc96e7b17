import { type CaseKind, CLAIM_SECONDS, MOST_HELD } from 'contracts'
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { staffCase } from '../../../tables/staff.ts'
import { SECOND_MS } from '../../../time.ts'
import type { CaseRow } from './case-rows.ts'

/** A member of staff at work at a brand. */
export interface Moderator {
  readonly brandId: string
  /** The account. */
  readonly id: string
  readonly kinds: readonly CaseKind[]
  /** Whether they are an admin of the brand. */
  readonly isAdmin: boolean
  readonly now: Date
}

/** Whether somebody may decide a row of `staff_case`: it is not about themselves, and they have no part in it. */
const mayDecide = (me: string) => sql`(${me} <> all (not_by) and member_id is distinct from ${me})`

/** The same of a case that is read already. */
export function isParty({ notBy, memberId }: Pick<CaseRow, 'notBy' | 'memberId'>, me: string): boolean {
  return memberId === me || notBy.includes(me)
}

export const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_SECONDS * SECOND_MS)

/** The cases that somebody has claimed, at whichever brand. Their calls wait for each other, so that each counts those before. */
async function findHeld(tx: Transaction, { id: me, now }: Moderator): Promise<ReadonlySet<string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claims ${me}`}, 0))`)
  const held = await tx
    .select({ id: staffCase.id })
    .from(staffCase)
    .where(and(eq(staffCase.claimedBy, me), eq(staffCase.state, 'waiting'), gt(staffCase.claimedUntil, now)))
  return new Set(held.map(({ id }) => id))
}

/**
 * Claims the first cases of these kinds that nobody has and that the caller may decide. Two calls at once get
 * different ones: each skips what the other has just locked. Nobody claims the whole queue: refused once they have
 * as many as one person can.
 */
export async function claimFirst(tx: Transaction, by: Moderator, most: number): Promise<string[]> {
  const room = MOST_HELD - (await findHeld(tx, by)).size
  if (room <= 0) refuse('too_many_claims')
  return claimFree(tx, by, Math.min(most, room))
}

/** The statement of that. */
export async function claimFree(
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
          and (claimed_until is null or claimed_until <= ${at}) and ${mayDecide(me)}
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

/**
 * Claims these cases, or renews the claims, unless others have them or the caller has as many as one person can.
 * Returns the ids of those that are the caller's now.
 */
export async function claimThese(
  tx: Transaction,
  by: Moderator,
  ids: readonly string[],
): Promise<{ readonly claimed: string[]; readonly isFull: boolean }> {
  const { brandId, id: me, kinds, now } = by
  const held = await findHeld(tx, by)
  const room = Math.max(0, MOST_HELD - held.size)
  const others = ids.filter((id) => !held.has(id))
  const wanted = [...ids.filter((id) => held.has(id)), ...others.slice(0, room)]
  const isFree = or(
    isNull(staffCase.claimedBy),
    eq(staffCase.claimedBy, me),
    lte(staffCase.claimedUntil, now),
  )
  const claimed = await tx
    .update(staffCase)
    .set({ claimedBy: me, claimedUntil: claimEnd(now) })
    .where(
      and(
        inArray(staffCase.id, wanted),
        eq(staffCase.brandId, brandId),
        inArray(staffCase.kind, [...kinds]),
        eq(staffCase.state, 'waiting'),
        isFree,
        mayDecide(me),
      ),
    )
    .returning({ id: staffCase.id })
  return { claimed: claimed.map(({ id }) => id), isFull: others.length > room }
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
