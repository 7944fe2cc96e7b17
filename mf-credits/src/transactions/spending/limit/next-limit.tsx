import type { Spending } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useWords } from '../../../use-words.ts'

interface NextLimitProps {
  readonly next: NonNullable<Spending['next_limit']>
  readonly isPending: boolean
  /** Keeps the present limit; null if there is none. */
  readonly onKeep: (() => void) | null
}

/** The limit that counts later, and the way to call it off. */
export function NextLimit({ next: { limit, from }, isPending, onKeep }: NextLimitProps) {
  const t = useWords()
  const { price, dateTime } = useFormat()
  const time = dateTime(from)
  return (
    <Alert
      action={
        onKeep && (
          <Button
            variant="secondary"
            size="small"
            isPending={isPending}
            pendingLabel={t('limit.saving')}
            onPress={onKeep}
          >
            {t('limit.keep')}
          </Button>
        )
      }
    >
      {limit
        ? t('limit.next', { time, amount: price(limit.amount, limit.currency) })
        : t('limit.nextNone', { time })}
    </Alert>
  )
}
