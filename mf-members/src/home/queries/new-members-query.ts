import { searchMembers } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** New members who suit the viewer. */
export const newMembersQuery = endpointQuery(searchMembers, { query: { is_new: '1' } })

/** Everyone who suits the viewer, the most recently active first. */
export const suitableMembersQuery = endpointQuery(searchMembers, { query: {} })
