import { getBlocks, unblock } from 'contracts'
import { call } from 'shared-state/api'
import { invalidateMembers } from 'shared-state/apply-locally'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { refreshNow } from 'shared-state/refresh'
import { toast } from 'shared-state/toasts'
import { useWords } from '../../use-words.ts'
import { useErrorText } from '../errors.ts'

export interface MemberToUnblock {
  readonly id: string
  readonly name: string
}

/** Lets the two members see and write to each other again. */
export function useUnblockMember({ id, name }: MemberToUnblock) {
  const t = useWords()
  const errorText = useErrorText()
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
        text: errorText.ofError(error),
      }),
  })
}
