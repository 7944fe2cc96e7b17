import type { Message } from 'contracts'
import { Flag } from 'lucide-react'
import { useLogActions } from '../log-actions.ts'
import classes from './bubble.module.css'

/**
 * Reports a message, by mouse or touch. It is no stop of Tab, of which there would be one for each message: the keyboard
 * reaches the same by the menu of the header.
 */
export function ReportMessageButton({ message }: { readonly message: Message }) {
  const { t, report } = useLogActions()
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.report}
      aria-label={t('reportMessage')}
      onClick={() => report(message)}
    >
      <Flag aria-hidden="true" />
    </button>
  )
}
