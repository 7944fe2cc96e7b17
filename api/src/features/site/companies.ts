import type { Company } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import type { Brand } from '../../http/caller/brand.ts'
import { company } from '../../tables/site.ts'

/** §3: the company that runs a brand. */
export async function findCompany(db: Queryable, id: number): Promise<Company | undefined> {
  const [found] = await db
    .select({
      name: company.name,
      address: company.address,
      kvk: company.kvk,
      city: company.city,
      country: company.country,
      tradenames: company.tradenames,
      vat_numbers: company.vatNumbers,
      support_phone: company.supportPhone,
      delete_discount: company.deleteDiscount,
      added: company.added,
    })
    .from(company)
    .where(eq(company.id, id))
  return found
}

/** The company of a brand, with the changes of a draft that is previewed. */
export async function findCompanyOf(
  db: Queryable,
  { settings, preview }: Pick<Brand, 'settings' | 'preview'>,
) {
  const found = await findCompany(db, settings.company_id)
  return found && { ...found, ...preview?.company }
}
