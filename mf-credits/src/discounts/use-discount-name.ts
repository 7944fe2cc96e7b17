import type { DiscountCode } from 'contracts'
import { useWords } from '../use-words.ts'
import { discountKind } from './discount-kind.ts'

/** The name of a discount, as members know it. */
export function useDiscountName() {
  const t = useWords()
  return (discount: DiscountCode, sent?: string) =>
    t(`discounts.names.${discountKind(discount, sent)}`, { code: discount.code })
}
