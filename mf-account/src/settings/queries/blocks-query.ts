import { getBlocks } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export const blocksQuery = endpointQuery(getBlocks)
