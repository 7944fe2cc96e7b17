import { useLocation } from 'platform/runtime/router'
import { Slot } from 'platform/runtime/shell'
import { useCurrentAlert } from 'shared-state/alerts'
import classes from './alert-place.module.css'

/** The remotes' alerts. Their code arrives after the page, so the place of an alert is kept: it would push the page down. */
export function AlertPlace() {
  const { pathname } = useLocation()
  const hasAlert = useCurrentAlert(pathname) !== null
  return (
    <div className={classes['root']} data-kept={hasAlert ? '' : undefined}>
      <Slot name="alert" />
    </div>
  )
}
