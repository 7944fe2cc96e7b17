import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import type { Brand } from '../../http/brand.ts'
import { defaultSettings } from './default-settings.ts'
import { demoBrands } from './demo-brands.ts'
import { brand, company } from './tables.ts'

/** Makes the demo brands where they are missing; what somebody has changed in them since stays. */
export async function ensureBrands(database: Pick<Database, 'inTransaction'>): Promise<void> {
  await database.inTransaction(async (tx) => {
    for (const { id, domain, settings, company: ofBrand } of demoBrands) {
      const { vat_numbers: vatNumbers, support_phone: supportPhone, ...rest } = ofBrand
      const { delete_discount: deleteDiscount, ...plain } = rest
      await tx
        .insert(company)
        .values({ ...plain, vatNumbers: [...vatNumbers], supportPhone, deleteDiscount })
        .onConflictDoNothing()
      await tx.insert(brand).values({ id, domain, companyId: ofBrand.id, settings }).onConflictDoNothing()
    }
  })
}

/** The brand that is at home at a domain. */
export async function findBrand({ db }: Pick<Database, 'db'>, domain: string): Promise<Brand | null> {
  const [found] = await db.select().from(brand).where(eq(brand.domain, domain))
  if (!found) return null
  const { id, companyId, settings } = found
  return { id, settings: { ...defaultSettings, ...settings, domain, company_id: companyId } }
}
