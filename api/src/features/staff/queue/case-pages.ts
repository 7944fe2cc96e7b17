import { type AnswerOf, type CaseKind, caseKinds, type getCaseFigures, type StaffRole } from 'contracts'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { type BrandSettings, CASE_MINUTES } from '../../../tables/default-settings.ts'
import { staffCase } from '../../../tables/staff.ts'
import { findAgreement } from './samples.ts'

/** The kinds of cases that staff with these roles decide: complaints are for support, the others for moderators. */
export function kindsFor(roles: readonly StaffRole[]): readonly CaseKind[] {
  const has = (role: StaffRole) => roles.includes(role) || roles.includes('admin')
  return caseKinds.filter((kind) => has(kind === 'complaint' ? 'support' : 'moderator'))
}

interface Page {
  readonly brandId: string
  /** The reader, to whom cases about themselves are not shown. */
  readonly me: string
  readonly kinds: readonly CaseKind[]
  /** The id of the case before the first one. */
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * The ids of cases that wait, in their order. Each kind is read from its own part of the index, and so only as far as
 * the page goes; what is merged of them is short.
 */
export async function findWaiting(
  db: Queryable,
  { brandId, me, kinds, after, limit }: Page,
): Promise<string[]> {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(rank_at, id) > (select rank_at, id from staff_case where id = ${after} and brand_id = ${brandId})`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...kinds])}::text[]) wanted (kind) cross join lateral (
      select id, rank_at from staff_case
      where brand_id = ${brandId} and kind = wanted.kind and state = 'waiting' and ${isAfter}
        and member_id is distinct from ${me}
      order by rank_at, id limit ${limit}
    ) waiting
    order by rank_at, id limit ${limit}
  `)
  return rows.map(({ id }) => id)
}

/** The ids of decided cases, the latest first. */
export async function findDecided(
  db: Queryable,
  { brandId, me, kinds, after, limit }: Page,
): Promise<string[]> {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(decided_at, id) < (select decided_at, id from staff_case where id = ${after} and brand_id = ${brandId})`
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from staff_case
    where brand_id = ${brandId} and state in ('decided', 'done') and kind = any(${sql.param([...kinds])}::text[])
      and ${isAfter} and member_id is distinct from ${me}
    order by decided_at desc, id desc limit ${limit}
  `)
  return rows.map(({ id }) => id)
}

interface Figured {
  readonly id: string
  readonly settings: Pick<BrandSettings, 'case_minutes'>
}

/** How many cases wait at a brand, are late, or are in somebody's hands. */
export async function findFigures(
  db: Queryable,
  { id: brandId, settings }: Figured,
  kinds: readonly CaseKind[],
  now: Date,
): Promise<AnswerOf<typeof getCaseFigures>['figures']> {
  const at = sql`${now.toISOString()}::timestamptz`
  const rows = await db
    .select({
      kind: staffCase.kind,
      waiting: count(),
      late: sql<number>`count(*) filter (where ${staffCase.dueAt} <= ${at})::integer`,
      claimed: sql<number>`count(*) filter (where ${staffCase.claimedUntil} > ${at})::integer`,
    })
    .from(staffCase)
    .where(and(eq(staffCase.brandId, brandId), eq(staffCase.state, 'waiting')))
    .groupBy(staffCase.kind)
  const agreement = await findAgreement(db, brandId, now)
  return kinds.map((kind) => {
    const { again = 0, agreed = 0 } = agreement.find((row) => row.kind === kind) ?? {}
    const { waiting = 0, late = 0, claimed = 0 } = rows.find((row) => row.kind === kind) ?? {}
    const promised_minutes = settings.case_minutes[kind] ?? CASE_MINUTES[kind]
    return { kind, waiting, late, claimed, decided_again: again, agreed, promised_minutes }
  })
}
