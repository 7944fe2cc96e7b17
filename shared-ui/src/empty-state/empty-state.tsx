import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './empty-state.module.css'

export interface EmptyStateProps extends ComponentProps<'div'> {
  heading: ReactNode
  headingLevel?: 1 | 2 | 3 | undefined
  icon?: ReactNode
  /** A drawing in place of an icon. */
  picture?: ReactNode
  /** The next step: a button, or a link that looks like one. */
  action?: ReactNode
}

/** Shown where there is nothing yet, with what to do about it; `children` is the text. */
export function EmptyState({
  heading,
  headingLevel = 2,
  icon,
  picture,
  action,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...props} className={classNames(classes.root, className)}>
      {picture}
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={classes.heading}>{heading}</Heading>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
