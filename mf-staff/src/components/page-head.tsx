import type { ReactNode } from 'react'
import classes from './page-head.module.css'

interface PageHeadProps {
  readonly title: string
  /** Leads back to the list that the page was opened from. */
  readonly back?: ReactNode
  /** A sentence about the purpose of the page. */
  readonly text?: string
  /** Buttons for the whole page. */
  readonly actions?: ReactNode
}

/** The heading of a page of the back office. */
export function PageHead({ title, back, text, actions }: PageHeadProps) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        {back && <p className={classes.back}>{back}</p>}
        <h1>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
