import { blockMember, getBlocks, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { endpointQuery, queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useWords } from '../../use-words.ts'
import { type MemberToUnblock, useUnblockMember } from './use-unblock-member.ts'

/** §6: blocks the other member, leaves their conversation, and offers to undo it. */
export function useBlockMember({ id, name }: MemberToUnblock) {
  const t = useWords()
  const navigate = useNavigate()
  const { mutate: undo } = useUnblockMember({ id, name })
  return useMutation({
    mutationFn: () => call(blockMember, { body: { profile: id } }),
    onSuccess(blocks) {
      queryClient.setQueryData(endpointQuery(getBlocks).queryKey, blocks)
      void navigate(paths.chats, { replace: true })
      applyLocally({ kind: 'blocked', profile: id })
      toast({
        tone: 'success',
        title: t('conversation.block.done', { name }),
        action: { label: t('conversation.block.undo'), onPress: () => undo() },
      })
    },
  })
}
