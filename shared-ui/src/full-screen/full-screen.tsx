import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ModalClosesOnBack } from '../open-overlays/modal-closes-on-back.tsx'
import classes from './full-screen.module.css'

export interface FullScreenProps {
  isOpen: boolean
  /** Called on a click anywhere, Escape, Back, or the close button. */
  onClose: () => void
  heading: ReactNode
  closeLabel: string
  className?: string | undefined
  /** A click on a `Button` inside does not close it. */
  children?: ReactNode
}

/** A full-window announcement in the dark scheme; a click anywhere closes it. */
export function FullScreen({ isOpen, onClose, heading, closeLabel, className, children }: FullScreenProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={classNames(classes.overlay)}
      data-scheme="dark"
    >
      <Modal className={classNames(classes.panel)}>
        <ModalClosesOnBack />
        <Dialog className={classNames(classes.dialog)}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the button work by keyboard */}
          <div className={classNames(classes.stage, className)} onClick={onClose}>
            <Button slot="close" variant="quiet" isIcon className={classes.close} aria-label={closeLabel}>
              <X aria-hidden="true" />
            </Button>
            <Heading slot="title" className={classNames(classes.heading)}>
              {heading}
            </Heading>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
