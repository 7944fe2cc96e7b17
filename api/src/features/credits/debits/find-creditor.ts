import type { AnswerOf, getDirectDebit } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { findCompany } from '../../site/companies.ts'

type Creditor = NonNullable<AnswerOf<typeof getDirectDebit>['creditor']>

/** The creditor in mandates: the brand's company. Null if the brand takes no direct debits. */
export async function findCreditor(db: Queryable, { settings }: Brand): Promise<Creditor | null> {
  const { direct_debit: debits, company_id: id } = settings
  const company = debits && (await findCompany(db, id))
  if (!company) return null
  const { name, address, city, country } = company
  return { id: debits.creditor_id, name, address: [address, city, country].join(', ') }
}
