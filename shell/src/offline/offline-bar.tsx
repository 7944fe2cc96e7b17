import { useIsOnline } from 'shared-state/is-online'
import { useWords } from '../use-words.ts'
import classes from './offline-bar.module.css'

/** Tells that the browser has no network, and disappears when it is back. */
export function OfflineBar() {
  const t = useWords()
  const isOnline = useIsOnline()
  // Always in the page, since screen readers only read changes of a region that they know.
  return (
    <div aria-live="polite" className={classes.bar}>
      {!isOnline && <p className={classes.text}>{t('offline')}</p>}
    </div>
  )
}
