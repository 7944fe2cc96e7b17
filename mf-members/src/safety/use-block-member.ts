import { blockMember } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { closeOverlay } from 'shared-state/overlays'
import { useMutation } from 'shared-state/query'
import { keepBlocks, type ReportRequest, useUnblockMember } from 'shared-state/safety'
import { toast } from 'shared-state/toasts'
import { useWords } from '../use-words.ts'

/** Blocks a member, leaves the page about them, and offers to undo it. */
export function useBlockMember({ id, name, exit }: ReportRequest) {
  const t = useWords()
  const navigate = useNavigate()
  const { mutate: undo } = useUnblockMember({ id, name })
  return useMutation({
    mutationFn: () => call(blockMember, { body: { profile: id } }),
    onSuccess(blocks) {
      keepBlocks(blocks)
      closeOverlay('report')
      closeOverlay('block')
      void navigate(exit, { replace: true })
      applyLocally({ kind: 'blocked', profile: id })
      toast({
        tone: 'success',
        title: t('block.done', { name }),
        action: { label: t('block.undo'), onPress: () => undo() },
      })
    },
  })
}
