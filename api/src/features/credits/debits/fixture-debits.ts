import type { DebitAccount } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { outbox } from '../../../tables/outbox.ts'
import { changeBrandSetting } from '../../site/brands.ts'

export const ACCOUNT: DebitAccount = {
  account_holder: 'A. Member',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Prinsengracht',
  house_number: '263',
  postal_code: '1016 GV',
  city: 'Amsterdam',
  mobile_number: '06 12345678',
}

/** Lets a brand take direct debits, up to these sums. */
export function offerDebits(
  database: Pick<Database, 'inTransaction'>,
  brandId = 'amberly',
  limits = { limit_per_day: 10_000, limit_per_month: 30_000 },
): Promise<unknown> {
  const value = { creditor_id: 'NL00ZZZ000000000000', ...limits }
  return database.inTransaction((tx) => changeBrandSetting(tx, brandId, 'direct_debit', value))
}

/** The code in the last text message to a member. */
export async function lastCode({ db }: Pick<Database, 'db'>, memberId: string): Promise<string> {
  const [sent] = await db
    .select({ data: outbox.data })
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.channel, 'sms')))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1)
  return String(sent?.data?.['code'])
}
