import { type Currency, type DiscountCode, type PaymentMethodId, paymentMethods } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../use-words.ts'

interface DiscountTermsProps {
  readonly discount: DiscountCode
  readonly currency?: Currency | undefined
}

/** §3: the smallest order and the ways to pay that a discount is limited to. */
export function DiscountTerms({ discount, currency }: DiscountTermsProps) {
  const t = useWords()
  const { list, price } = useFormat()
  const { minimum_order_value: minimum, paymentmethods } = discount
  const ways = methodIds(paymentmethods).map((id) => t(`methods.${id}`))
  return (
    <>
      {minimum > 0 && currency && t('discounts.from', { price: price(minimum, currency) })}{' '}
      {ways.length > 0 && t('discounts.onlyWith', { methods: list(ways) })}
    </>
  )
}

/** The ways to pay among these ids that the site knows. */
const methodIds = (ids: readonly string[]): readonly PaymentMethodId[] =>
  paymentMethods.filter((known) => ids.includes(known))
