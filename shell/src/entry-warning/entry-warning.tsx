import { dismissals } from 'contracts'
import { lazy, Suspense, useState } from 'react'
import { dismiss } from 'shared-state/dismissals'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { PageDialog } from 'shared-ui/page-dialog'
import { useWords } from '../use-words.ts'

const loadSiteLeft = () => import('./site-left.tsx')
const SiteLeft = lazy(() => loadSiteLeft().then((module) => ({ default: module.SiteLeft })))

/** §2: the entry warning, with buttons to enter the site and to leave it. Entering is remembered. */
export function EntryWarning() {
  const t = useWords()
  const { name, min_age: age } = useSettings()
  const [hasLeft, setHasLeft] = useState(false)
  const warning = (
    <PageDialog
      heading={t('entryWarning.title')}
      actions={
        <>
          <Button onPress={() => dismiss(dismissals.entryWarning)}>{t('entryWarning.enter', { age })}</Button>
          <Button variant="quiet" onPress={() => leaveSite(() => setHasLeft(true))}>
            {t('entryWarning.leave')}
          </Button>
        </>
      }
    >
      <p>{t('entryWarning.text', { name, age })}</p>
    </PageDialog>
  )
  if (!hasLeft) return warning
  // The warning stays until the other page covers the site, too.
  return (
    <Suspense fallback={warning}>
      <SiteLeft onReturn={() => setHasLeft(false)} />
    </Suspense>
  )
}

/** How long to wait for the browser to go back. */
const PATIENCE_MS = 700

/** Goes back to the site that the visitor came from; calls `stay` if there is none. */
function leaveSite(stay: () => void) {
  const { referrer } = document
  const cameFromElsewhere = referrer !== '' && new URL(referrer).origin !== location.origin
  if (!cameFromElsewhere || history.length < 2) return stay()
  history.back()
  setTimeout(stay, PATIENCE_MS)
}
