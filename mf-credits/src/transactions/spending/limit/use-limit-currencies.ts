import { type Currency, countries, countryCurrencies, type Spending } from 'contracts'
import { usePaymentCountry } from 'shared-state/payment'
import { useUser } from 'shared-state/session'

/** The currencies that a limit may be in: the one it is in first, then those that the user pays in. */
export function useLimitCurrencies({ currencies, limit }: Spending): readonly Currency[] {
  const chosen = usePaymentCountry()
  const home = useUser()?.profile.country
  const country = chosen ?? countries.find((known) => known === home)
  const found = [
    limit?.currency,
    country && countryCurrencies[country],
    ...currencies.map((one) => one.currency),
  ]
  return [...new Set(found.flatMap((currency) => currency ?? []))]
}
