import type { Order } from 'contracts'
import { useWords } from '../use-words.ts'

/** Names an order's discount, by its code if it had one. */
export function useDiscountLabel() {
  const t = useWords()
  return ({ discount_code: code }: Pick<Order, 'discount_code'>) =>
    code === null ? t('sums.discount') : t('order.discount', { code })
}
