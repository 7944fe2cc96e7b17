import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { profile } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import type { CaseRow } from './case-rows.ts'
import { isParty, type Moderator } from './claims.ts'

/** Finds a case that the caller may see; what is of another brand, for another role or about themselves is not found. */
export async function findCaseRow(db: Queryable, by: Moderator, id: string): Promise<CaseRow> {
  const [found] = await db.select().from(staffCase).where(isCase(by, id))
  return found && maySee(by, found) ? found : refuse('not_found')
}

/** Finds a case that the caller has claimed, and keeps it as it is until the transaction ends. */
export async function lockOwnCase(tx: Transaction, by: Moderator, id: string): Promise<CaseRow> {
  const [found] = await tx.select().from(staffCase).where(isCase(by, id)).for('update')
  if (!found || !maySee(by, found)) refuse('not_found')
  const { state, claimedBy, claimedUntil } = found
  const isOwn = state === 'waiting' && claimedBy === by.id && claimedUntil !== null && claimedUntil > by.now
  return isOwn ? found : refuseCase(tx, by, found)
}

/** Nobody reads who has reported them. */
function maySee({ id, kinds }: Moderator, { kind, memberId }: CaseRow): boolean {
  return kinds.includes(kind) && memberId !== id
}

function isCase({ brandId }: Moderator, id: string) {
  return and(eq(staffCase.id, id), eq(staffCase.brandId, brandId))
}

/** Says why the caller can't have the case: somebody has decided it, somebody else has claimed it, or nobody has. */
export async function refuseCase(db: Queryable, by: Moderator, about: CaseRow): Promise<never> {
  const { state, action, claimedBy, claimedUntil, decidedBy, decidedAt } = about
  if (state !== 'waiting')
    refuse('case_decided', {
      data: { name: await nameOf(db, decidedBy), action, at: decidedAt?.toISOString() ?? null },
    })
  if (claimedBy !== null && claimedBy !== by.id && claimedUntil !== null && claimedUntil > by.now)
    refuse('case_claimed', { data: { name: await nameOf(db, claimedBy), until: claimedUntil.toISOString() } })
  return refuse(isParty(about, by.id) ? 'forbidden' : 'claim_expired')
}

async function nameOf(db: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [found] = await db.select({ name: profile.name }).from(profile).where(eq(profile.memberId, id))
  return found?.name ?? null
}
