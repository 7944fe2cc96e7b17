import type { Company } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
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
