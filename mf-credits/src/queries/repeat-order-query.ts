import { getRepeatOrder } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const repeatOrderQuery = endpointQuery(getRepeatOrder)
