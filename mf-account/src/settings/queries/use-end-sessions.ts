import { endSessions, getSessions, type InputOf } from 'contracts'
import { call } from 'shared-state/api'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { focusSection } from '../section.tsx'

/** Ends one session, or all others; the list then shows what is left. */
export function useEndSessions() {
  return useMutation({
    mutationFn: (which: InputOf<typeof endSessions>['body']) => call(endSessions, { body: which }),
    onSuccess(answer) {
      queryClient.setQueryData(endpointQuery(getSessions).queryKey, answer)
      focusSection('sessions')
    },
  })
}
