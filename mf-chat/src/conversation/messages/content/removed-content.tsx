import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './removed-content.module.css'

/** Says that staff have removed what stood here. */
export function RemovedContent({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.root}>
      <ShieldAlert aria-hidden="true" />
      {children}
    </p>
  )
}
