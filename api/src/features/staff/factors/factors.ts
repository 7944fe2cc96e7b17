import type { SecondFactor } from 'contracts'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { member, session as sessionTable } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { staffFactor, staffRecoveryCode, staffSession } from '../../../tables/staff.ts'
import { hashOfCode, newRecoveryCodes } from './factor-secrets.ts'
import { findProof, proveSession } from './proof.ts'

export type Factor = typeof staffFactor.$inferSelect

/** The factors of a member, the first one first. */
export function findFactors(db: Queryable, { memberId }: Pick<MemberKey, 'memberId'>): Promise<Factor[]> {
  return db
    .select()
    .from(staffFactor)
    .where(eq(staffFactor.memberId, memberId))
    .orderBy(asc(staffFactor.createdAt), asc(staffFactor.id))
}

export async function secondFactorOf(db: Queryable, session: Session, now: Date): Promise<SecondFactor> {
  const { verifiedUntil, freshUntil } = await findProof(db, session, now)
  const factors = await findFactors(db, session)
  const [codes] = await db
    .select({ left: count() })
    .from(staffRecoveryCode)
    .where(and(eq(staffRecoveryCode.memberId, session.memberId), isNull(staffRecoveryCode.usedAt)))
  return {
    verified_until: verifiedUntil?.toISOString() ?? null,
    fresh_until: freshUntil?.toISOString() ?? null,
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: codes?.left ?? 0,
  }
}

/** A first factor needs only the session; with a stolen password alone, nobody adds a further one. */
export async function refuseUnlessMayAdd(db: Queryable, session: Session, now: Date) {
  const existing = await findFactors(db, session)
  if (existing.length === 0) return
  const { freshUntil } = await findProof(db, session, now)
  if (!freshUntil) refuse('fresh_factor_required')
}

type NewFactor = Omit<typeof staffFactor.$inferInsert, 'id' | 'brandId' | 'memberId' | 'createdAt'>

/** Adds a factor that the session has just proven. Returns recovery codes with the first one. */
export async function addFactor(
  tx: Transaction,
  session: Session,
  { factor, secret, now }: { readonly factor: NewFactor; readonly secret: string; readonly now: Date },
): Promise<string[] | null> {
  const { brandId, memberId } = session
  // If two sessions add a first factor at once, the later one needs a fresh proof by the other's.
  await tx.select({ id: member.id }).from(member).where(isMember(session)).for('update')
  await refuseUnlessMayAdd(tx, session, now)
  const { rowCount } = await tx
    .insert(staffFactor)
    .values({ ...factor, id: newId(), brandId, memberId, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing()
  if (rowCount === 0) refuse('factor_invalid')
  await proveSession(tx, session, now)
  const hasCodes = (await tx.$count(staffRecoveryCode, eq(staffRecoveryCode.memberId, memberId))) > 0
  return hasCodes ? null : renewCodes(tx, session, secret)
}

/** Replaces the recovery codes. Only their hashes are kept. */
export async function renewCodes(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  secret: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({ brandId, memberId, codeHash: hashOfCode(secret, memberId, code) }))
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.memberId, memberId))
  await tx.insert(staffRecoveryCode).values(rows)
  return codes
}

/** Removes all factors of a member who has lost them. Returns false if there were none. */
export async function forgetFactors(tx: Transaction, { memberId }: MemberKey): Promise<boolean> {
  const { rowCount } = await tx.delete(staffFactor).where(eq(staffFactor.memberId, memberId))
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.memberId, memberId))
  const sessions = tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(eq(sessionTable.memberId, memberId))
  await tx.delete(staffSession).where(inArray(staffSession.sessionId, sessions))
  return rowCount !== 0
}

/** Removes a factor of the member, unless it is the last one. */
export async function removeFactor(tx: Transaction, key: MemberKey, id: string): Promise<Factor> {
  await tx.select({ id: member.id }).from(member).where(isMember(key)).for('update')
  const factors = await findFactors(tx, key)
  const found = factors.find((factor) => factor.id === id) ?? refuse('not_found')
  if (factors.length === 1) refuse('invalid_input', { fields: { id: 'invalid_input' } })
  await tx.delete(staffFactor).where(eq(staffFactor.id, id))
  return found
}
