import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { demoBrands } from '../features/site/demo-brands.ts'
import { discountCode } from '../tables/discounts.ts'
import { brand } from '../tables/site.ts'

const CODE = 'WELCOME10'
/** Tells it from a code of that name that staff add. */
const MADE = new Date('2026-01-01T00:00:00Z')

/** §4: gives the default brand a welcome code, once: staff may turn it off. */
export async function ensureWelcomeCode(db: Queryable): Promise<void> {
  const [own] = await db
    .select({ id: brand.id })
    .from(brand)
    .where(eq(brand.id, demoBrands[0]?.id ?? ''))
  if (!own) return
  await db
    .insert(discountCode)
    .values({ brandId: own.id, code: CODE, percentage: 10, isWelcome: true, createdAt: MADE })
    .onConflictDoNothing()
}

/** Outside the demo nobody gets a discount that only the demo promised. */
export async function removeWelcomeCode(db: Queryable): Promise<void> {
  await db.delete(discountCode).where(and(eq(discountCode.code, CODE), eq(discountCode.createdAt, MADE)))
}
