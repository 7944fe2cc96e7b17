import { findMatches, searchMembers } from 'contracts'
import { queryClient } from 'shared-state/query'

/** After an answer in the swipe game: pages opened later ask anew whom to suggest. */
export function forgetSuggestions() {
  for (const { path } of [searchMembers, findMatches])
    queryClient.removeQueries({ queryKey: [path], type: 'inactive' })
}
