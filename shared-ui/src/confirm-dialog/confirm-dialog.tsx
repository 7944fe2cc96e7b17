import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'heading'> {
  /** Explains the consequences in a sentence or two; screen readers announce it with the heading. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'neutral' | 'danger' | undefined
  /** While it is being done: nothing closes the question, and nothing confirms it twice. */
  isPending?: boolean | undefined
  pendingLabel?: string | undefined
  /** The caller closes the dialog when the action is done. */
  onConfirm: () => void
}

/** Asks before something that cannot be taken back; the focus begins on the answer that does no harm. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isPending = false,
  pendingLabel,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const isDanger = tone === 'danger'
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      isKeyboardDismissDisabled={isPending}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in any case */}
          <Button slot="close" variant="quiet" autoFocus isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text slot="description" elementType="div">
        {children}
      </Text>
    </Dialog>
  )
}
