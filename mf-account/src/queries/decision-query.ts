import { knowsDecision } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** Whether there is a decision of staff with this reference. */
export const decisionQuery = (reference: string) => endpointQuery(knowsDecision, { query: { reference } })
