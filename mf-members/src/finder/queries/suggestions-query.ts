import { findMatches } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import type { FinderAnswers } from '../finder-address.ts'

/** The match finder's suggestions for these answers. */
export function suggestionsQuery(answers: FinderAnswers) {
  return endpointQuery(findMatches, { query: answers })
}
