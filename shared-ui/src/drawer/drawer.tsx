import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names/class-names.ts'
import type { DialogProps } from '../dialog/dialog.tsx'
import { DialogContent } from '../dialog/dialog-content.tsx'
import { ModalClosesOnBack } from '../open-overlays/modal-closes-on-back.tsx'
import classes from './drawer.module.css'

export interface DrawerProps extends Omit<DialogProps, 'size' | 'isFullScreenOnPhones' | 'role'> {
  /** The edge it slides in from on a wide screen; on a phone, it slides up. */
  side?: 'start' | 'end' | undefined
}

/** A dialog at the edge of the page, for filters, a list or navigation. */
export function Drawer({
  isOpen,
  defaultOpen,
  onOpenChange,
  side = 'end',
  isDismissable = true,
  isKeyboardDismissDisabled = false,
  className,
  ...content
}: DrawerProps) {
  return (
    <ModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={classNames(classes.overlay)}
      data-side={side}
    >
      <Modal className={classNames(classes.panel, className)}>
        <ModalClosesOnBack mustStay={isKeyboardDismissDisabled && !content.closeLabel} />
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  )
}
