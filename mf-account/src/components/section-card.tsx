import { type ReactNode, type Ref, useId } from 'react'
import { Card } from 'shared-ui/card'
import classes from './section-card.module.css'

interface SectionCardProps {
  /** Also the anchor of the section. */
  readonly id?: string | undefined
  readonly heading: string
  /** For moving the focus to the heading when the focused element disappears; it then shows no focus ring. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** A short message beside the heading, announced by screen readers. */
  readonly status?: ReactNode
  /** A sentence below the heading. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a page, as a landmark. */
export function SectionCard({ id, heading, headingRef, status, note, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card id={id} role="region" aria-labelledby={headingId} padding="large" className={classes.card}>
      <div className={classes.head}>
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className={headingRef && classes.quiet}>
          {heading}
        </h2>
        {status !== undefined && (
          <span role="status" className={classes.status}>
            {status}
          </span>
        )}
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {children}
    </Card>
  )
}
