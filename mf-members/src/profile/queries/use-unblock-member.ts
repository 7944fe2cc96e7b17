import { unblock } from 'contracts'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useProblemText, useWords } from '../../use-words.ts'
import { blocksQuery } from './blocks-query.ts'

export interface MemberToUnblock {
  readonly id: string
  readonly name: string
}

/** Lets the two members see each other again. Likes between them do not come back. */
export function useUnblockMember({ id, name }: MemberToUnblock) {
  const t = useWords()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () => call(unblock, { body: { profile: id } }),
    onSuccess(blocks) {
      queryClient.setQueryData(blocksQuery.queryKey, blocks)
      invalidateMembers()
      toast({ tone: 'success', title: t('block.undone', { name }) })
    },
    onError: (error) =>
      toast({ tone: 'danger', title: t('block.stays', { name }), text: problemText(error) }),
  })
}
