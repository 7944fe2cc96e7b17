import { EmptyState, type EmptyStateProps } from 'shared-ui/empty-state'
import classes from './outcome.module.css'

const takeFocus = (element: HTMLDivElement | null) => element?.focus()

/** What a form gives way to. It takes the focus, which stood on what is gone, and so is heard as well. */
export function Outcome(props: Omit<EmptyStateProps, 'ref' | 'className' | 'tabIndex'>) {
  return (
    <EmptyState headingLevel={1} {...props} ref={takeFocus} tabIndex={-1} className={classes['outcome']} />
  )
}
