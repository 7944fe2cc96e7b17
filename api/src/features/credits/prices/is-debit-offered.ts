import type { Currency, Settings } from 'contracts'

/** Direct debits are in euros, and only where the brand has a creditor id. */
export function isDebitOffered(
  { direct_debit: debits }: Pick<Settings, 'direct_debit'>,
  currency: Currency,
): boolean {
  return debits !== null && currency === 'EUR'
}
