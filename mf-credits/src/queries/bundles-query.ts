import { type Country, getBundles } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The bundles on sale in a country, with a discount code; null leaves the country to the server. */
export const bundlesQuery = (country: Country | null, code?: string) =>
  endpointQuery(getBundles, { query: { ...(country && { country }), ...(code && { code }) } })
