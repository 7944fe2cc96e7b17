import { dismissals } from 'contracts'
import { dismiss } from 'shared-state/dismissals'
import { turnPushOn, usePush } from 'shared-state/push'
import { useMutation } from 'shared-state/query'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'

/** §4, §6: offers push, whose button brings the browser's own question. If it says no, tells how to allow it after all. */
export function PushOffer() {
  const t = useWords()
  const { offer } = usePush()
  const turningOn = useMutation({ mutationFn: turnPushOn })
  const dismissal = { label: t('pushOffer.dismiss'), onPress: () => dismiss(dismissals.push) }
  if (offer === 'refused') {
    return (
      <Alert tone="warning" heading={t('pushOffer.refused.heading')} dismiss={dismissal}>
        {t('pushOffer.refused.text')}
      </Alert>
    )
  }
  return (
    <Alert
      heading={t('pushOffer.heading')}
      action={
        <Button
          size="small"
          variant="secondary"
          isPending={turningOn.isPending}
          pendingLabel={t('pushOffer.pending')}
          onPress={() => turningOn.mutate()}
        >
          {t('pushOffer.turnOn')}
        </Button>
      }
      dismiss={dismissal}
    >
      {turningOn.isError ? t('pushOffer.failed') : t('pushOffer.text')}
    </Alert>
  )
}
