import type { Currency, PaymentOption } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'

/** Why a way to pay costs more than others: its fee, or a discount that leaves it out. Undefined if it does not. */
export function useMethodTerms(methods: readonly PaymentOption[], currency: Currency) {
  const t = useWords()
  const { price } = useFormat()
  const hasDiscount = methods.some(({ discount }) => discount > 0)
  return ({ fee, discount, total }: PaymentOption): string | undefined => {
    const terms = [
      hasDiscount && discount === 0 && t('discounts.notWithThis'),
      fee > 0 && t('checkout.plusFee', { fee: price(fee, currency) }),
    ].filter((term) => term !== false)
    if (terms.length === 0) return undefined
    return [...terms, t('discounts.total', { total: price(total, currency) })].join(' · ')
  }
}
