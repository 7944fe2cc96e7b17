import { Pencil } from 'lucide-react'
import { openOverlay } from 'shared-state/overlays'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'
import classes from './activation.module.css'
import { useResendActivation } from './queries/use-resend-activation.ts'

/** §4: reminds the member above the page to confirm the address, and resends the mail. */
export function ReminderAlert() {
  const t = useWords()
  const { errorText } = useProblemWords()
  const resend = useResendActivation()
  const sentTo = resend.data?.sent_to
  return (
    <Alert
      tone={resend.isError ? 'danger' : 'warning'}
      look="line"
      heading={t('activation.short')}
      action={
        <div className={classes['inline']}>
          <Button
            size="small"
            variant="quiet"
            isPending={resend.isPending}
            pendingLabel={t('login.pending')}
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
      {resend.isError && errorText(resend.error)}
      {sentTo && t('activation.sentTo', { email: sentTo })}
    </Alert>
  )
}
