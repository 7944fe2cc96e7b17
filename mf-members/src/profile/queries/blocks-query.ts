import { getBlocks } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The members whom the viewer has blocked. */
export const blocksQuery = endpointQuery(getBlocks)
