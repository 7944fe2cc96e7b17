import { knowsDecision } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** Whether the reader can object to this decision of staff. */
export const decisionQuery = (reference: string) => endpointQuery(knowsDecision, { query: { reference } })
