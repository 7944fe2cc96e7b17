import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import dialog from '../dialog/dialog.module.css'
import content from '../dialog/dialog-content.module.css'
import { holdPage } from './hold-page.ts'
import classes from './page-dialog.module.css'

export interface PageDialogProps {
  heading: ReactNode
  children: ReactNode
  /** Buttons below each other at the foot, the confirming one first: only they close it. */
  actions: ReactNode
}

/**
 * An `alertdialog` that is part of the page, so that a server can render it: it stands there before any script. Once scripts
 * run, everything beside it in its parent is inert, and the page does not scroll.
 */
export function PageDialog({ heading, children, actions }: PageDialogProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? holdPage(root.current) : undefined), [])
  return (
    <div ref={root} className={classNames(dialog.overlay, classes.overlay)}>
      <div className={dialog.panel} data-size="medium">
        <section
          role="alertdialog"
          aria-modal="true"
          aria-labelledby={id}
          tabIndex={-1}
          className={content.root}
        >
          <div className={content.head}>
            <h2 id={id} className={content.heading}>
              {heading}
            </h2>
          </div>
          <div className={content.body}>{children}</div>
          <div className={classNames(content.actions, classes.actions)}>{actions}</div>
        </section>
      </div>
    </div>
  )
}
