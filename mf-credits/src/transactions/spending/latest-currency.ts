import type { Spending } from 'contracts'

type InCurrency = Spending['currencies'][number]

/** The spending in the currency that was paid in last; undefined if nothing was ever paid. */
export function latestCurrency(currencies: readonly InCurrency[]): InCurrency | undefined {
  const lastPaid = ({ months }: InCurrency) => months.findLastIndex(({ spent }) => spent > 0)
  return currencies.toSorted((one, other) => lastPaid(other) - lastPaid(one))[0]
}
