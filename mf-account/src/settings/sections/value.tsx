import type { ReactNode } from 'react'
import classes from './value.module.css'

/** The current value of a setting. */
export function Value({ children }: { readonly children: ReactNode }) {
  return <p className={classes.value}>{children}</p>
}
