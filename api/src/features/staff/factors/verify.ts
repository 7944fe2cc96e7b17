import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Session } from '../../../http/caller/session.ts'
import { staffFactor, staffRecoveryCode } from '../../../tables/staff.ts'
import { hashOfCode, unseal } from './factor-secrets.ts'
import { type Factor, findFactors } from './factors.ts'
import { type Site, usesOfPasskey } from './passkeys.ts'
import { takeChallenge } from './proof.ts'
import { periodOfCode } from './totp.ts'

interface Asked {
  readonly database: Database
  readonly session: Session
  readonly now: Date
}

/** Whether one of the member's apps shows this code, which is then accepted no more. */
export async function acceptCode(
  { database: { db }, session, now }: Asked,
  code: string,
  secret: string,
): Promise<boolean> {
  for (const { id, sealedSecret, lastPeriod } of await findFactors(db, session)) {
    const unsealed = sealedSecret === null ? null : unseal(secret, session.memberId, sealedSecret)
    if (unsealed === null) continue
    const period = await periodOfCode({ secret: unsealed, lastPeriod }, code, now)
    if (period === null) continue
    // If two calls have the same code, one of them finds it used.
    const isUnused = or(isNull(staffFactor.lastPeriod), lt(staffFactor.lastPeriod, period))
    const { rowCount } = await db
      .update(staffFactor)
      .set({ lastPeriod: period, lastUsedAt: now })
      .where(and(eq(staffFactor.id, id), isUnused))
    if (rowCount === 1) return true
  }
  return false
}

/** Whether this is an unused recovery code of the member, which is then used. */
export async function acceptRecoveryCode(
  { database: { db }, session: { memberId }, now }: Asked,
  code: string,
  secret: string,
): Promise<boolean> {
  const isIt = and(
    eq(staffRecoveryCode.memberId, memberId),
    eq(staffRecoveryCode.codeHash, hashOfCode(secret, memberId, code)),
    isNull(staffRecoveryCode.usedAt),
  )
  const { rowCount } = await db.update(staffRecoveryCode).set({ usedAt: now }).where(isIt)
  return rowCount === 1
}

/** Whether a passkey of the member has signed the challenge, which is taken back, whatever comes of it. */
export async function acceptPasskey(
  { database, session, now }: Asked,
  credential: AuthenticationResponseJSON,
  site: Site,
): Promise<boolean> {
  const { db, inTransaction } = database
  const challenge = await inTransaction((tx) => takeChallenge(tx, session, 'verify', now))
  const factors: readonly Factor[] = await findFactors(db, session)
  const passkey = factors.find(({ credentialId }) => credentialId === credential.id)
  if (challenge === null || !passkey) return false
  const uses = await usesOfPasskey(passkey, { challenge, credential, site })
  if (uses === null) return false
  await db.update(staffFactor).set({ uses, lastUsedAt: now }).where(eq(staffFactor.id, passkey.id))
  return true
}
