import { blockMember, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useWords } from '../../use-words.ts'
import { blocksQuery } from './blocks-query.ts'
import { type MemberToUnblock, useUnblockMember } from './use-unblock-member.ts'

/** Blocks a member, leaves their page for the search, and offers to undo it. */
export function useBlockMember({ id, name }: MemberToUnblock) {
  const t = useWords()
  const navigate = useNavigate()
  const { mutate: undo } = useUnblockMember({ id, name })
  return useMutation({
    mutationFn: () => call(blockMember, { body: { profile: id } }),
    onSuccess(blocks) {
      queryClient.setQueryData(blocksQuery.queryKey, blocks)
      applyLocally({ kind: 'blocked', profile: id })
      void navigate(paths.members, { replace: true })
      toast({
        tone: 'success',
        title: t('block.done', { name }),
        action: { label: t('block.undo'), onPress: () => undo() },
      })
    },
  })
}
