import { type Country, paths } from 'contracts'

export interface DebitQuery {
  readonly bundle: string
  readonly country?: Country | undefined
  /** A discount code. */
  readonly code?: string | undefined
}

/** §2: the address of the direct debit for a bundle. */
export function debitAddress({ bundle, country, code }: DebitQuery): string {
  const query = new URLSearchParams({ bundle, ...(country && { country }), ...(code && { code }) })
  return `${paths.directdebit}?${query.toString()}`
}
