import type { User } from 'contracts'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useProblemText, useWords } from '../../use-words.ts'
import { useEnableMail } from '../queries/use-enable-mail.ts'

/** §4: every reason why e-mails have stopped, with a button to resume them. */
export function DisabledMail({ reasons }: { readonly reasons: User['notifications_disabled'] }) {
  const t = useWords()
  const problemText = useProblemText()
  const enabling = useEnableMail()
  return (
    <Alert
      tone="warning"
      heading={t('settings.disabled.heading')}
      action={
        <Button
          variant="secondary"
          isPending={enabling.isPending}
          pendingLabel={t('settings.saving')}
          onPress={() => enabling.mutate()}
        >
          {t('settings.disabled.enable')}
        </Button>
      }
    >
      {reasons.map((reason) => (
        <p key={reason}>{t(`settings.disabled.reasons.${reason}`)}</p>
      ))}
      {enabling.isError && <p role="alert">{problemText(enabling.error)}</p>}
    </Alert>
  )
}
