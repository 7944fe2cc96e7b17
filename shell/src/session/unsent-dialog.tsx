import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useWords } from '../use-words.ts'

interface UnsentDialogProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLogOut: () => void
}

/** Asks before a logout deletes drafts and messages that wait to be sent. */
export function UnsentDialog({ isOpen, onStay, onLogOut }: UnsentDialogProps) {
  const t = useWords()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onStay}
      tone="danger"
      heading={t('account.unsent.title')}
      confirmLabel={t('account.unsent.confirm')}
      cancelLabel={t('account.unsent.stay')}
      onConfirm={onLogOut}
    >
      {t('account.unsent.text')}
    </ConfirmDialog>
  )
}
