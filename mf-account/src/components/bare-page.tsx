import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { useSettings } from 'shared-state/session'
import classes from './bare-page.module.css'

/** The frame of pages without navigation: the brand's name on top links home as a way out. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  const { name } = useSettings()
  return (
    <>
      <p className={classes.top}>
        <Link className={classes.brand} to={paths.index}>
          {name}
        </Link>
      </p>
      {children}
    </>
  )
}
