import { eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../db/database.ts'
import type { Brand } from '../../http/caller/brand.ts'
import { type BrandSettings, defaultSettings, demoSettings } from '../../tables/default-settings.ts'
import { brand, company } from '../../tables/site.ts'
import { firstBrands } from './first-brands.ts'

/** Inserts the first brands if they are missing, or those with these domains; existing ones keep their changes. */
export async function ensureBrands(
  database: Pick<Database, 'inTransaction'>,
  domains?: readonly string[],
): Promise<void> {
  const brands = firstBrands.filter(({ domain }) => domains === undefined || domains.includes(domain))
  await database.inTransaction(async (tx) => {
    for (const { id, domain, settings, company: brandCompany } of brands) {
      const { vat_numbers: vatNumbers, support_phone: supportPhone, ...rest } = brandCompany
      const { delete_discount: deleteDiscount, ...plain } = rest
      await tx
        .insert(company)
        .values({ ...plain, vatNumbers: [...vatNumbers], supportPhone, deleteDiscount })
        .onConflictDoNothing()
      await tx
        .insert(brand)
        .values({ id, domain, companyId: brandCompany.id, settings })
        .onConflictDoNothing()
    }
  })
}

interface FindOptions {
  readonly isDemo?: boolean
  /** Whether text messages can be sent. Direct debits are confirmed by one, so there are none without. */
  readonly hasTexts?: boolean
}

/** Finds the brand of a domain. */
export async function findBrand(
  { db }: Pick<Database, 'db'>,
  domain: string,
  { isDemo = false, hasTexts = true }: FindOptions = {},
): Promise<Brand | null> {
  const [found] = await db.select().from(brand).where(eq(brand.domain, domain))
  if (!found) return null
  const { id, companyId, settings, isOpen } = found
  const defaults = { ...defaultSettings, ...(isDemo && demoSettings) }
  return {
    id,
    isOpen,
    settings: {
      ...defaults,
      ...settings,
      ...(!hasTexts && { direct_debit: null }),
      domain,
      company_id: companyId,
    },
  }
}

/** All brands of this installation. */
export function allBrands(db: Queryable) {
  return db.select({ id: brand.id, domain: brand.domain }).from(brand).orderBy(brand.id)
}

/** Sets or, without a value, removes a brand's own value of a setting. Returns the old one. */
export async function changeBrandSetting(
  tx: Transaction,
  brandId: string,
  name: keyof BrandSettings,
  value: unknown,
): Promise<unknown> {
  const isIt = eq(brand.id, brandId)
  const [found] = await tx.select({ settings: brand.settings }).from(brand).where(isIt).for('update')
  const { [name]: was, ...rest } = found?.settings ?? {}
  const settings = value === undefined ? rest : { ...rest, [name]: value }
  await tx.update(brand).set({ settings }).where(isIt)
  return was
}
