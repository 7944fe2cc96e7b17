import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { useSettings } from 'shared-state/session'
import classes from './bare-page.module.css'

interface BarePageProps {
  /** Puts a page of a few lines into the middle of the screen. */
  readonly isCentred?: boolean
  readonly children: ReactNode
}

/** The frame of pages without navigation: the brand's name on top links home as a way out. */
export function BarePage({ isCentred = false, children }: BarePageProps) {
  const { name } = useSettings()
  return (
    <>
      <p className={classes.top}>
        <Link className={classes.brand} to={paths.index}>
          {name}
        </Link>
      </p>
      {isCentred ? <div className={classes.centred}>{children}</div> : children}
    </>
  )
}
