import { getPhotos } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The member's own photos. */
export const photosQuery = endpointQuery(getPhotos)
