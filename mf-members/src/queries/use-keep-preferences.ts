import { changePreferences, type InputOf } from 'contracts'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useProblemText, useWords } from '../use-words.ts'
import { preferencesQuery } from './preferences-query.ts'

type Changes = NonNullable<InputOf<typeof changePreferences>['body']>

/** Keeps answers as preferences; every list of members may be another one then. */
export function useKeepPreferences() {
  const t = useWords()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: (body: Changes) => call(changePreferences, { body }),
    onSuccess(answer) {
      queryClient.setQueryData(preferencesQuery.queryKey, answer)
      invalidateMembers()
      toast({ tone: 'success', title: t('preferences.kept') })
    },
    onError: (error) => toast({ tone: 'danger', title: problemText(error) }),
  })
}
