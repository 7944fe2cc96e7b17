import { useLocation } from 'platform/runtime/router'
import { Slot } from 'platform/runtime/shell'
import { useLayoutEffect, useRef } from 'react'
import { useCurrentAlert } from 'shared-state/alerts'
import { offerInstall } from 'shared-state/install'
import { useBonusBanner } from 'shared-state/time-bonus'
import classes from './alert-place.module.css'

/** The remotes' alerts. Their code arrives after the page, so the place of an alert is kept: it would push the page down. */
export function AlertPlace() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) offerInstall()
  }, [pathname])
  const hasAlert = useCurrentAlert(pathname) !== null
  const hasBanner = useBonusBanner(pathname) !== null
  return (
    <div
      className={classes.root}
      data-kept={hasAlert ? '' : undefined}
      data-second={hasBanner ? '' : undefined}
    >
      <Slot name="alert" />
    </div>
  )
}
