import { resendActivation } from 'contracts'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { refreshNow } from 'shared-state/refresh'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useProblemText, useWords } from '../../use-words.ts'

/** §4: the member's own e-mail address is not confirmed; sends the mail again. */
export function ConfirmationRequired() {
  const t = useWords()
  const problemText = useProblemText()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(resendActivation, { query: { resend: '1' }, body: {} }),
    async onSuccess({ sent_to }) {
      // Confirmed on another device in the meantime.
      if (sent_to === null) await refreshNow()
    },
  })
  const sentTo = data?.sent_to
  return (
    <Alert
      tone={error ? 'danger' : 'neutral'}
      action={
        !sentTo && (
          <Button
            size="small"
            isPending={isPending}
            pendingLabel={t('composer.refusals.sending')}
            onPress={() => mutate()}
          >
            {t('composer.refusals.resend')}
          </Button>
        )
      }
    >
      {sentTo ? t('composer.refusals.sent', { email: sentTo }) : t('composer.refusals.confirmation_required')}
      {error && <p>{problemText(error)}</p>}
    </Alert>
  )
}
