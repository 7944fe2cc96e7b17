import { eq } from 'drizzle-orm'
import type { Queryable } from '../../api/src/db/database.ts'
import { firstBrands } from '../../api/src/features/site/first-brands.ts'
import { DEMO_CODE } from '../../api/src/process/close-demo.ts'
import { discountCode } from '../../api/src/tables/discounts.ts'
import { brand } from '../../api/src/tables/site.ts'

/** §4: gives the default brand a welcome code, once: staff may turn it off. */
export async function ensureWelcomeCode(db: Queryable): Promise<void> {
  const [own] = await db
    .select({ id: brand.id })
    .from(brand)
    .where(eq(brand.id, firstBrands[0]?.id ?? ''))
  if (!own) return
  await db
    .insert(discountCode)
    .values({ ...DEMO_CODE, brandId: own.id, percentage: 10, isWelcome: true })
    .onConflictDoNothing()
}
