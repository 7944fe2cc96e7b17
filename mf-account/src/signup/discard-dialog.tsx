import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useWords } from '../use-words.ts'

interface DiscardDialogProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onDiscard: () => void
}

/** Asks for confirmation before the input is discarded. */
export function DiscardDialog({ isOpen, onStay, onDiscard }: DiscardDialogProps) {
  const t = useWords()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onStay}
      tone="discard"
      heading={t('signup.giveUp.title')}
      confirmLabel={t('signup.giveUp.confirm')}
      cancelLabel={t('signup.giveUp.stay')}
      onConfirm={onDiscard}
    >
      {t('signup.giveUp.text')}
    </ConfirmDialog>
  )
}
