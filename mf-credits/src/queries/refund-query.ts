import { getRefund } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The refund of an order, or the one that can be asked for. */
export const refundQuery = (order: string) => endpointQuery(getRefund, { query: { order } })
