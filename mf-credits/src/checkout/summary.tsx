import type { Bundle, Currency, DiscountCode, PaymentOption } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { bundleValue } from '../bundles/bundle-value.ts'
import { useWords } from '../use-words.ts'
import classes from './checkout.module.css'
import { DiscountLabel } from './discount/discount-label.tsx'

interface SummaryProps {
  readonly bundle: Bundle
  readonly currency: Currency
  readonly method: PaymentOption
  readonly discount: DiscountCode | null
  /** When the offer came, to say how long the discount still holds. */
  readonly answeredAt?: number | undefined
  /** The discount code that it was asked with. */
  readonly sent?: string | undefined
}

/** All that makes up the total. */
export function Summary({ bundle, currency, method, discount, answeredAt, sent }: SummaryProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const { message_credits } = useSettings()
  const value = bundleValue(bundle, message_credits)
  return (
    <dl className={classes.sums}>
      <div>
        <dt>
          {t('bundle.credits', { count: bundle.credits, number: number(bundle.credits) })}
          {value && (
            <span className={classes.small}>
              {t('bundle.messages', { count: value.messages, number: number(value.messages) })}
            </span>
          )}
        </dt>
        <dd>{price(bundle.ordinary_price, currency)}</dd>
      </div>
      {discount && method.discount > 0 && (
        <div>
          <dt>
            <DiscountLabel {...{ discount, answeredAt, sent }} />
          </dt>
          <dd>−{price(method.discount, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{t('sums.fee')}</dt>
        <dd>{method.fee > 0 ? price(method.fee, currency) : t('sums.noFee')}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t('sums.total')}</dt>
        <dd>{price(method.total, currency)}</dd>
      </div>
    </dl>
  )
}
