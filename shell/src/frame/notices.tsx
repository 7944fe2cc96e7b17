import { useLocation } from 'platform/runtime/router'
import { Slot } from 'platform/runtime/shell'
import { useLayoutEffect, useRef } from 'react'
import { useCurrentAlert } from 'shared-state/alerts'
import { offerInstall } from 'shared-state/install'
import { useHasBonusBanner } from 'shared-state/time-bonus'
import classes from './notices.module.css'

/**
 * The remotes' banner and alerts. Their code arrives after the page, so their places are kept: they would push down what somebody
 * is about to press.
 */
export function Notices() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) offerInstall()
  }, [pathname])
  const hasAlert = useCurrentAlert(pathname) !== null
  const hasBanner = useHasBonusBanner(pathname)
  return (
    <div>
      <div className={classes.banner} data-kept={hasBanner ? '' : undefined}>
        <Slot name="banner" />
      </div>
      <div className={classes.alerts} data-kept={hasAlert ? '' : undefined}>
        <Slot name="alert" />
      </div>
    </div>
  )
}
