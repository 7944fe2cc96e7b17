import { Pencil } from 'lucide-react'
import { openOverlay } from 'shared-state/overlays'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useProblemText, useWords } from '../use-words.ts'
import classes from './activation.module.css'
import { useResendActivation } from './queries/use-resend-activation.ts'

/** §4: reminds the member above the page to confirm the address, and resends the mail. */
export function ReminderAlert() {
  const t = useWords()
  const problemText = useProblemText()
  const resend = useResendActivation()
  const sentTo = resend.data?.sent_to
  return (
    <Alert
      tone={resend.isError ? 'danger' : 'warning'}
      look="line"
      heading={t('activation.short')}
      action={
        <div className={classes.inline}>
          <Button
            size="small"
            variant="quiet"
            isPending={resend.isPending}
            pendingLabel={t('pending')}
            onPress={() => resend.mutate(undefined)}
          >
            {t('activation.resend')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isIcon
            aria-label={t('activation.changeAddress')}
            onPress={() => openOverlay('activation-reminder')}
          >
            <Pencil aria-hidden="true" />
          </Button>
        </div>
      }
    >
      {resend.isError && problemText(resend.error)}
      {sentTo && t('activation.sentTo', { email: sentTo })}
    </Alert>
  )
}
