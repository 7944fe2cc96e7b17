import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { classNames } from '../class-names/class-names.ts'
import classes from './dialog.module.css'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'

type Opening = Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>

export interface DialogProps extends DialogContentProps, Opening {
  size?: 'small' | 'medium' | 'large' | undefined
  isFullScreenOnPhones?: boolean | undefined
  /** For one that stands there as the page appears: it does not fade in, so that it can be read at once. */
  isAtOnce?: boolean | undefined
  /** Whether a press beside it closes it: by default a dialog does, an alertdialog does not. */
  isDismissable?: boolean | undefined
  /** Keeps Esc from closing it. */
  isKeyboardDismissDisabled?: boolean | undefined
  className?: string | undefined
}

/** A dialog over the page, which does not scroll meanwhile; the focus stays inside and returns afterwards. */
export function Dialog({
  isOpen,
  defaultOpen,
  onOpenChange,
  size = 'medium',
  isFullScreenOnPhones,
  isAtOnce,
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
      data-at-once={isAtOnce || undefined}
    >
      <Modal className={classNames(classes.panel, className)} data-size={size}>
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  )
}
