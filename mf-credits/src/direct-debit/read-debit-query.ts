import { isCountry } from 'contracts'
import type { DebitQuery } from '../checkout/debit-address.ts'
import { discountCodeIn } from '../discounts/code-in-address.ts'

/** The purchase in the page's address; null if it names no bundle. */
export function readDebitQuery(query: URLSearchParams): DebitQuery | null {
  const bundle = query.get('bundle')
  const country = query.get('country')
  if (!bundle) return null
  return {
    bundle,
    country: isCountry(country) ? country : undefined,
    code: discountCodeIn(query.get('code')),
  }
}
