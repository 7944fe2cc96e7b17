import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { useWords } from '../use-words.ts'

interface DeletePhotoDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** Asks for confirmation before a photo is deleted for good. */
export function DeletePhotoDialog({ isOpen, onClose, onDelete }: DeletePhotoDialogProps) {
  const t = useWords()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      tone="danger"
      heading={t('photos.deletion.heading')}
      confirmLabel={t('photos.deletion.confirm')}
      cancelLabel={t('photos.deletion.cancel')}
      onConfirm={onDelete}
    >
      {t('photos.deletion.text')}
    </ConfirmDialog>
  )
}
