import { type AnswerOf, changePreferences, type InputOf } from 'contracts'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { queryClient } from 'shared-state/query'
import { preferencesQuery } from './preferences-query.ts'

export function savePreferences(body: NonNullable<InputOf<typeof changePreferences>['body']>) {
  return call(changePreferences, { body })
}

/** Every list of members may be another one now. */
export function cachePreferences(answer: AnswerOf<typeof changePreferences>) {
  queryClient.setQueryData(preferencesQuery.queryKey, answer)
  invalidateMembers()
}
