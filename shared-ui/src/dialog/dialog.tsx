import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { classNames } from '../class-names/class-names.ts'
import { ModalClosesOnBack } from '../open-overlays/modal-closes-on-back.tsx'
import classes from './dialog.module.css'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'

type Opening = Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>

export interface DialogProps extends DialogContentProps, Opening {
  size?: 'small' | 'medium' | 'large' | undefined
  isFullScreenOnPhones?: boolean | undefined
  /** Whether a click on the backdrop closes it; by default for a dialog, not for an alertdialog. */
  isDismissable?: boolean | undefined
  /** Keeps Escape from closing it, and Back if it has no close button. */
  isKeyboardDismissDisabled?: boolean | undefined
  className?: string | undefined
}

/** A modal dialog: the page behind does not scroll, focus stays inside and returns on closing. */
export function Dialog({
  isOpen,
  defaultOpen,
  onOpenChange,
  size = 'medium',
  isFullScreenOnPhones,
  isDismissable,
  isKeyboardDismissDisabled = false,
  className,
  ...content
}: DialogProps) {
  return (
    <ModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      isDismissable={isDismissable ?? content.role !== 'alertdialog'}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={classNames(classes.overlay)}
      data-full-screen={isFullScreenOnPhones || undefined}
    >
      <Modal className={classNames(classes.panel, className)} data-size={size}>
        <ModalClosesOnBack mustStay={isKeyboardDismissDisabled && !content.closeLabel} />
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  )
}
