import type { ProfileSummary } from 'contracts'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useProblemText, useWords } from '../../use-words.ts'
import { useBlockMember } from './use-block-member.ts'

interface BlockDialogProps {
  readonly profile: ProfileSummary
  readonly onClose: () => void
}

/** §4: blocks the other member, after saying what blocking does. */
export function BlockDialog({ profile, onClose }: BlockDialogProps) {
  const t = useWords()
  const problemText = useProblemText()
  const block = useBlockMember(profile)
  const { name } = profile
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      heading={t('conversation.block.heading', { name })}
      confirmLabel={t('conversation.block.word')}
      cancelLabel={t('cancel')}
      isPending={block.isPending}
      pendingLabel={t('pending')}
      problem={block.error && problemText(block.error)}
      onConfirm={() => block.mutate()}
    >
      <p>{t('conversation.block.text')}</p>
    </ConfirmDialog>
  )
}
