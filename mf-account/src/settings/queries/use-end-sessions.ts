import { endSessions, type InputOf } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { focusSection } from '../settings-section.tsx'
import { sessionsQuery } from './sessions-query.ts'

/** Ends one session, or all but the current one. */
export function useEndSessions() {
  return useMutation({
    mutationFn: (body: InputOf<typeof endSessions>['body']) => call(endSessions, { body }),
    onSuccess(response) {
      queryClient.setQueryData(sessionsQuery.queryKey, response)
      focusSection('sessions')
    },
  })
}
