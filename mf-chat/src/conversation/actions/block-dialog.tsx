import type { ProfileSummary } from 'contracts'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useWords } from '../../use-words.ts'
import { useErrorText } from '../errors.ts'
import { useBlockMember } from './use-block-member.ts'

interface BlockDialogProps {
  readonly profile: ProfileSummary
  readonly onClose: () => void
}

/** §4: blocks the other member, after saying what blocking does. */
export function BlockDialog({ profile, onClose }: BlockDialogProps) {
  const t = useWords()
  const errorText = useErrorText()
  const block = useBlockMember(profile)
  const { name } = profile
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      heading={t('conversation.block.heading', { name })}
      confirmLabel={t('conversation.block.word')}
      cancelLabel={t('conversation.cancel')}
      isPending={block.isPending}
      pendingLabel={t('conversation.pending')}
      problem={block.error && errorText.ofError(block.error)}
      onConfirm={() => block.mutate()}
    >
      <p>{t('conversation.block.text')}</p>
    </ConfirmDialog>
  )
}
