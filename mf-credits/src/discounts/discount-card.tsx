import type { Currency, DiscountCode } from 'contracts'
import { useWords } from '../use-words.ts'
import classes from './discount-card.module.css'
import { discountKind, isForFirstPurchase } from './discount-kind.ts'
import { DiscountTerms } from './discount-terms.tsx'
import { TimeLeft } from './time-left.tsx'
import { useDiscountEnd } from './use-discount-end.ts'
import { useDiscountName } from './use-discount-name.ts'

interface DiscountCardProps {
  readonly discount: DiscountCode
  /** When the server's answer with it came. */
  readonly answeredAt: number
  /** The code that the request named. */
  readonly sent?: string | undefined
  /** Whether the prices on the page include it. */
  readonly isInPrices: boolean
  readonly currency?: Currency | undefined
}

/** §2: the discount that the member has: its name, how much it is, and how long it still holds. */
export function DiscountCard({ discount, answeredAt, sent, isInPrices, currency }: DiscountCardProps) {
  const t = useWords()
  const nameOf = useDiscountName()
  const end = useDiscountEnd(discount, answeredAt)
  const isFirst = isForFirstPurchase(discountKind(discount, sent))
  const percentage = discount.value_percentage
  return (
    <section className={classes.card} aria-label={nameOf(discount, sent)}>
      <p className={classes.percentage} aria-hidden="true">
        {t('discounts.percentage', { percentage })}
      </p>
      <div>
        <p className={classes.name}>{nameOf(discount, sent)}</p>
        <p className={classes.terms}>
          {t(isFirst ? 'discounts.first' : 'discounts.next', { percentage })}.{' '}
          {isInPrices ? t('discounts.inPrices') : t('discounts.atCheckout', { code: discount.code })}{' '}
          <DiscountTerms discount={discount} currency={currency} />
        </p>
      </div>
      {end !== null && (
        <p className={classes.end}>
          <TimeLeft {...end} />
        </p>
      )}
    </section>
  )
}
