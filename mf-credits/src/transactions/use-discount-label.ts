import type { Order } from 'contracts'
import { kindOfCode } from '../discounts/discount-kind.ts'
import { useWords } from '../use-words.ts'

/** Names an order's discount: the bonus or the deal that it was, or its code. */
export function useDiscountLabel() {
  const t = useWords()
  return ({ discount_code: code }: Pick<Order, 'discount_code'>) => {
    if (code === null) return t('sums.discount')
    const kind = kindOfCode(code)
    return kind ? t(`discounts.names.${kind}`) : t('order.discount', { code })
  }
}
