import { closeOverlay } from 'shared-state/overlays'
import { useSettings } from 'shared-state/session'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'

const close = () => closeOverlay('signup')

/** §4: tells a visitor that the brand takes no sign-ups, or only those from a traffic source. */
export function SignupClosed() {
  const t = useWords()
  const { name, signups } = useSettings()
  const reason = signups === 'with_trafficsource' ? 'inviteOnly' : 'closed'
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="small"
      heading={t(`signup.${reason}.title`, { name })}
      closeLabel={t('close')}
    >
      <p>{t(`signup.${reason}.text`, { name })}</p>
    </Dialog>
  )
}
