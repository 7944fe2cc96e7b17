import type { PaymentRecord } from '../records.ts'

/** The shop's address with the payment's id and status, as the real switch builds it. */
export function returnAddress({ id, status, returnUrl }: PaymentRecord): string | undefined {
  const url = URL.parse(returnUrl ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  url.searchParams.set('payment_id', id)
  url.searchParams.set('status', status)
  return url.href
}
