import { dismissals } from 'contracts'
import { dismiss } from 'shared-state/dismissals'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'

/** An empty page of no site; replacing the entry keeps the back button from returning here. */
function leaveSite() {
  location.replace('about:blank')
}

/** §2: the entry warning, with buttons to enter the site and to leave it. Entering is remembered. */
export function EntryWarning() {
  const t = useWords()
  const { name, min_age: age } = useSettings()
  return (
    <Dialog
      isOpen
      isAtOnce
      role="alertdialog"
      isKeyboardDismissDisabled
      heading={t('entryWarning.title')}
      actions={
        <>
          <Button variant="quiet" onPress={leaveSite}>
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
