import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import classes from './dialog-content.module.css'

type Content = ReactNode | ((close: () => void) => ReactNode)

export interface DialogContentProps {
  heading?: ReactNode
  /** Names the dialog if it has no heading. */
  'aria-label'?: string
  /** `alertdialog` interrupts with a question. */
  role?: 'dialog' | 'alertdialog'
  /** Draws a close button with this label; without it, the caller provides a way to close. */
  closeLabel?: string | undefined
  children?: Content
  /** Buttons at the foot, the confirming one last. A `Button` with `slot="close"` closes the dialog. */
  actions?: Content
}

const fill = (content: Content, close: () => void) =>
  typeof content === 'function' ? content(close) : content

/** The content of a dialog or drawer: head and foot stay visible while the middle scrolls. */
export function DialogContent({ heading, closeLabel, children, actions, ...props }: DialogContentProps) {
  return (
    <AriaDialog {...props} className={classNames(classes.root)}>
      {({ close }) => (
        <>
          {(heading || closeLabel) && (
            <div className={classes.head} data-bare={heading ? undefined : ''}>
              {heading && (
                <Heading slot="title" className={classNames(classes.heading)}>
                  {heading}
                </Heading>
              )}
              {closeLabel && (
                <Button
                  slot="close"
                  variant="quiet"
                  size="small"
                  isIcon
                  className={classes.close}
                  aria-label={closeLabel}
                >
                  <X aria-hidden="true" />
                </Button>
              )}
            </div>
          )}
          <div className={classes.body}>{fill(children, close)}</div>
          {actions && <div className={classes.actions}>{fill(actions, close)}</div>}
        </>
      )}
    </AriaDialog>
  )
}
