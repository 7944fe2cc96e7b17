import { getMember } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The member whom a visitor chose; refused for who does not show to visitors. */
export const chosenMemberQuery = (id: string) => endpointQuery(getMember, { query: { id } })
