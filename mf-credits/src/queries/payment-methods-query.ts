import { type Country, getPaymentMethods } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/**
 * A bundle with the ways to pay for it, and with a discount code. With another country than its own, the server answers with
 * the bundle of as many credits there.
 */
export const paymentMethodsQuery = (bundle: string, country: Country | null, code?: string) =>
  endpointQuery(getPaymentMethods, { query: { bundle, ...(country && { country }), ...(code && { code }) } })
