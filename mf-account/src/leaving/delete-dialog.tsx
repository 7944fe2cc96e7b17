import { useId, useState } from 'react'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'
import { DeleteForm } from './delete-form.tsx'

interface DeleteDialogProps {
  readonly email: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** §5: confirms the deletion by password. It cannot be closed while the request is pending. */
export function DeleteDialog({ email, isOpen, onOpenChange }: DeleteDialogProps) {
  const t = useWords()
  const form = useId()
  const [isPending, setPending] = useState(false)
  return (
    <Dialog
      role="alertdialog"
      heading={t('leaving.question')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isKeyboardDismissDisabled={isPending}
      actions={
        <>
          <Button slot="close" variant="secondary" isDisabled={isPending}>
            {t('leaving.keep')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            isPending={isPending}
            pendingLabel={t('leaving.deleting')}
          >
            {t('leaving.delete')}
          </Button>
        </>
      }
    >
      <DeleteForm id={form} email={email} onPending={setPending} />
    </Dialog>
  )
}
