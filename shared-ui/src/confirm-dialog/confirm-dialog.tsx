import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/Text'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import classes from './confirm-dialog.module.css'

export interface ConfirmDialogProps
  extends Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'heading'> {
  /** Describes what will happen, in a sentence or two; announced with the heading. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** `discard`: staying is the main answer, since confirming loses input. */
  tone?: 'neutral' | 'danger' | 'discard' | undefined
  /** While the action runs, the dialog can't be closed or confirmed again. */
  isPending?: boolean | undefined
  pendingLabel?: string | undefined
  /** Why the action failed; not shown while it runs again. */
  problem?: ReactNode
  /** The caller closes the dialog when done. */
  onConfirm: () => void
}

const confirmLooks = { neutral: 'primary', danger: 'danger', discard: 'quiet' } as const

/** Asks before an irreversible action; the safe answer has the focus. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isPending = false,
  pendingLabel,
  problem,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const stays = tone === 'discard'
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      isKeyboardDismissDisabled={isPending}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in any case */}
          <Button slot="close" variant={stays ? 'primary' : 'quiet'} autoFocus isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant={confirmLooks[tone]}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <Text slot="description" elementType="div">
          {children}
        </Text>
        {problem && !isPending && <Alert tone="danger">{problem}</Alert>}
      </div>
    </Dialog>
  )
}
