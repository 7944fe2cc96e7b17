import { type ReactNode, useState } from 'react'
import type { Form as FormState } from 'shared-state/form'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'
import { Form } from './form.tsx'

interface FormDialogProps {
  readonly form: Pick<FormState<object>, 'error' | 'props' | 'isDirty'>
  readonly heading: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, which asks before it closes over something that was typed. */
export function FormDialog({ form, heading, onClose, children }: FormDialogProps) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return
        if (form.isDirty) setAsking(true)
        else onClose()
      }}
      heading={heading}
      closeLabel={t('close')}
    >
      <Form form={form}>{children}</Form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="discard"
        heading={t('unsaved.title')}
        confirmLabel={t('unsaved.discard')}
        cancelLabel={t('unsaved.keep')}
        onConfirm={onClose}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </Dialog>
  )
}
