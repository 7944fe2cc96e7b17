import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../api/src/db/database.ts'
import { newId } from '../../../api/src/db/new-id.ts'
import { seal } from '../../../api/src/features/staff/factors/factor-secrets.ts'
import { codeAt, newKey } from '../../../api/src/features/staff/factors/totp.ts'
import { member } from '../../../api/src/tables/account.ts'
import { staffFactor } from '../../../api/src/tables/staff.ts'

/** The key of the app that makes the codes of all demo staff: as public as their password. */
const DEMO_KEY = 'AMBERLYDEMOAMBERLYDEMOAMBERLYDEM'

/** The code that the app shows now. */
export const demoCode = (now: Date) => codeAt(DEMO_KEY, now)

interface DemoFactorOptions {
  /** The site's own. */
  readonly secret: string
  /** Nobody knows the key of a demo on a public site, so that nobody there enters the back office. */
  readonly isPublic: boolean
}

/** Gives the demo staff that app as their second factor, if they have none. */
export async function ensureDemoFactors(
  { db }: Pick<Database, 'db'>,
  { secret, isPublic }: DemoFactorOptions,
) {
  const key = isPublic ? newKey() : DEMO_KEY
  const ownFactors = db.select({ one: sql`1` }).from(staffFactor).where(eq(staffFactor.memberId, member.id))
  const found = await db
    .select({ brandId: member.brandId, memberId: member.id })
    .from(member)
    .where(and(eq(member.isDemo, true), eq(member.isStaff, true), notExists(ownFactors)))
  if (found.length === 0) return
  await db.insert(staffFactor).values(
    found.map(({ brandId, memberId }) => ({
      id: newId(),
      brandId,
      memberId,
      kind: 'totp' as const,
      name: 'Demo',
      sealedSecret: seal(secret, memberId, key),
      createdAt: new Date(),
    })),
  )
}
