import { useEffect } from 'react'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { useUser } from 'shared-state/session'
import { Dialog } from 'shared-ui/dialog'
import { ConfirmEmailPanel } from '../activation/confirm-email-panel.tsx'
import { useWords } from '../use-words.ts'

const close = () => closeOverlay('activation-reminder')

/** §4: the reminder as a dialog; it closes when the address is confirmed. */
export function Widget() {
  const t = useWords()
  const current = useCurrentOverlay()
  const isWaiting = useUser()?.status === 'not_confirmed'
  useEffect(() => {
    if (!isWaiting) close()
  }, [isWaiting])
  return (
    <Dialog
      isOpen={isWaiting && current?.name === 'activation-reminder'}
      onOpenChange={close}
      closeLabel={t('close')}
      heading={t('activation.title')}
    >
      <ConfirmEmailPanel />
    </Dialog>
  )
}
