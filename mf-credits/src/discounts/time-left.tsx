import { useFormat } from 'shared-state/format'
import { Countdown } from 'shared-ui/countdown'
import { useWords } from '../use-words.ts'
import { refetchPrices } from './refetch-prices.ts'

const DAY = 24 * 3_600_000

/** How long a discount still holds: the last day by the second, before that its date. */
export function TimeLeft({ end }: { readonly end: number }) {
  const t = useWords()
  const { date } = useFormat()
  if (end - Date.now() > DAY) return <span>{t('discounts.until', { date: date(end) })}</span>
  return (
    <span>
      {t('discounts.endsIn')}{' '}
      <Countdown deadline={end} onEnd={refetchPrices} aria-label={t('discounts.timeLeft')} />
    </span>
  )
}
