import { useFormat } from 'shared-state/format'
import { Countdown } from 'shared-ui/countdown'
import { useWords } from '../use-words.ts'
import { refetchPrices } from './refetch-prices.ts'
import type { DiscountEnd } from './use-discount-end.ts'

/** How long a discount still holds: the last day by the second, before that its date. */
export function TimeLeft({ at, isLastDay }: DiscountEnd) {
  const t = useWords()
  const { date } = useFormat()
  if (!isLastDay) return <span>{t('discounts.until', { date: date(at) })}</span>
  return (
    <span>
      {t('discounts.endsIn')}{' '}
      <Countdown deadline={at} onEnd={refetchPrices} aria-label={t('discounts.timeLeft')} />
    </span>
  )
}
