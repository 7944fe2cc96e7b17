import { EmptyState, type EmptyStateProps } from 'shared-ui/empty-state'
import classes from './result-message.module.css'

const takeFocus = (element: HTMLDivElement | null) => element?.focus()

/** The result that replaces a form. It takes the focus from the removed form, so screen readers read it out. */
export function ResultMessage(props: Omit<EmptyStateProps, 'ref' | 'className' | 'tabIndex'>) {
  return <EmptyState headingLevel={1} {...props} ref={takeFocus} tabIndex={-1} className={classes.message} />
}
