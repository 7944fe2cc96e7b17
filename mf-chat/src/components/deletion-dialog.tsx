import type { ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from 'shared-ui/confirm-dialog'
import { useWords } from '../use-words.ts'

interface DeletionDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  /** Name of the other member. */
  readonly name: string
  readonly children?: ReactNode
}

/** §4: asks before a conversation is deleted. */
export function DeletionDialog({ name, children, ...dialog }: DeletionDialogProps) {
  const t = useWords()
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      heading={t('list.deletion.heading', { name })}
      confirmLabel={t('list.deletion.confirm')}
      cancelLabel={t('list.deletion.cancel')}
    >
      <p>{t('list.deletion.text', { name })}</p>
      {children}
    </ConfirmDialog>
  )
}
