import type { ReactNode } from 'react'
import classes from './value.module.css'

/** How a setting stands now. */
export function Value({ children }: { readonly children: ReactNode }) {
  return <p className={classes['value']}>{children}</p>
}
