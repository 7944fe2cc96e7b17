import { getOrder } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const orderQuery = (id: string) => endpointQuery(getOrder, { query: { id } })
