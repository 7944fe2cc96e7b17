import { PendingDots } from '../pending-dots/pending-dots.tsx'
import classes from './pending.module.css'

export interface PendingProps {
  isPending?: boolean | undefined
  /** Announced to screen readers while `isPending`. */
  pendingLabel?: string | undefined
}

/** Three dots beside a value being checked or saved. The live region is always rendered, so that changes are announced. */
export function Pending({ isPending, pendingLabel }: PendingProps) {
  if (isPending === undefined) return null
  return (
    <span role="status" className={classes.root} data-pending={isPending || undefined}>
      {isPending && <PendingDots>{pendingLabel}</PendingDots>}
    </span>
  )
}
