import { getBlocks, unblock } from 'contracts'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { refreshNow } from 'shared-state/refresh'
import { toast } from 'shared-state/toasts'
import { useProblemText, useWords } from '../../use-words.ts'

export interface MemberToUnblock {
  readonly id: string
  readonly name: string
}

/** Lets the two members see and write to each other again. */
export function useUnblockMember({ id, name }: MemberToUnblock) {
  const t = useWords()
  const problemText = useProblemText()
  return useMutation({
    mutationFn: () => call(unblock, { body: { profile: id } }),
    onSuccess(blocks) {
      queryClient.setQueryData(endpointQuery(getBlocks).queryKey, blocks)
      invalidateMembers()
      // Their conversation is back in the list.
      void refreshNow()
      toast({ tone: 'success', title: t('conversation.block.undone', { name }) })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('conversation.block.stays', { name }),
        text: problemText(error),
      }),
  })
}
