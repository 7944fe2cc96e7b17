import { useEffect } from 'react'
import { useUser } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import classes from './activation.module.css'
import { ConfirmEmailPanel } from './confirm-email-panel.tsx'

interface ConfirmEmailProps {
  /** Called when the address is confirmed, here or elsewhere, or when the member skips the step. */
  readonly onDone: () => void
}

/** §4: the last step of the signup, shown until the address is confirmed. */
export function ConfirmEmail({ onDone }: ConfirmEmailProps) {
  const t = useWords()
  const isWaiting = useUser()?.status === 'not_confirmed'
  useEffect(() => {
    if (!isWaiting) onDone()
  }, [isWaiting, onDone])
  return (
    <section className={classes.panel}>
      <h2>{t('activation.title')}</h2>
      <ConfirmEmailPanel />
      <Button variant="secondary" onPress={onDone}>
        {t('activation.later')}
      </Button>
    </section>
  )
}
