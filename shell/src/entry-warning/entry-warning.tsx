import { dismissals } from 'contracts'
import { useState } from 'react'
import { dismiss } from 'shared-state/dismissals'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'
import { leaveSite } from './leave-site.ts'
import { SiteLeft } from './site-left.tsx'

/** §2: the entry warning, with buttons to enter the site and to leave it. Entering is remembered. */
export function EntryWarning() {
  const t = useWords()
  const { name, min_age: age } = useSettings()
  const [hasLeft, setHasLeft] = useState(false)
  if (hasLeft) return <SiteLeft onReturn={() => setHasLeft(false)} />
  return (
    <Dialog
      isOpen
      isAtOnce
      role="alertdialog"
      isKeyboardDismissDisabled
      heading={t('entryWarning.title')}
      actions={
        <>
          <Button variant="quiet" onPress={() => leaveSite(() => setHasLeft(true))}>
            {t('entryWarning.leave')}
          </Button>
          <Button onPress={() => dismiss(dismissals.entryWarning)}>{t('entryWarning.enter', { age })}</Button>
        </>
      }
    >
      <p>{t('entryWarning.text', { name, age })}</p>
    </Dialog>
  )
}
