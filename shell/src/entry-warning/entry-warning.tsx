import { dismissals } from 'contracts'
import { dismiss } from 'shared-state/dismissals'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'

/** Nothing of anybody, this site included; and the button that leads back does not lead back in here. */
function leaveSite() {
  location.replace('about:blank')
}

/** §2: the warning at the door. It has two ways out, and remembers who went in. */
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
