import { changeNotifications, type User } from 'contracts'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useProblemWords } from '../../use-problem-words.ts'
import { useWords } from '../../use-words.ts'
import { keepNotifications } from '../queries/keep-notifications.ts'
import { focusSection } from '../section.tsx'

/** §4: why e-mails have stopped, reason by reason, and the button that has them sent again. */
export function DisabledMail({ reasons }: { readonly reasons: User['notifications_disabled'] }) {
  const t = useWords()
  const say = useProblemWords()
  const enabling = useMutation({
    mutationFn: () => call(changeNotifications, { body: { enable_email: true } }),
    onSuccess(answer) {
      keepNotifications(answer)
      focusSection('notifications')
    },
  })
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
      {enabling.isError && <p role="alert">{say.ofError(enabling.error)}</p>}
    </Alert>
  )
}
