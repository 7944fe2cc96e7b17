import { getBundles, getDiscountCode, getPaymentMethods, getUser } from 'contracts'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { discountCode } from '../../../tables/discounts.ts'
import type { openShop } from '../orders/fixture-shop.ts'
import type { CodeRow } from '../prices/discount.ts'

/** Inserts a code of 20 % for everyone at the default brand, unless overridden. */
export async function addCode({ db }: Pick<Database, 'db'>, overrides: Partial<CodeRow> = {}) {
  const [row] = await db
    .insert(discountCode)
    .values({
      brandId: 'amberly',
      code: `TEST-${newId()}`.toUpperCase().replaceAll('_', '-').slice(0, 20),
      percentage: 20,
      createdAt: new Date(),
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('No code was inserted.')
  return row
}

/** Asks about discounts as a member or visitor with these headers. */
export function shopFor({ app }: Awaited<ReturnType<typeof openShop>>, headers: Record<string, string>) {
  const ask = async (url: string, query: Record<string, string>) => {
    const answer = await app.inject({ url, query, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    bundles: (query: Record<string, string> = {}) => ask(getBundles.path, { country: 'NL', ...query }),
    methods: (query: Record<string, string> = {}) =>
      ask(getPaymentMethods.path, { bundle: 'nl-60', ...query }),
    bonus: async () => (await ask(getUser.path, {})).user.time_bonus,
    code: (query: Record<string, string>) => ask(getDiscountCode.path, query),
  }
}
