import type { Order } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'

const TONES: Partial<Record<Order['status'], 'success' | 'warning' | 'danger'>> = {
  created: 'warning',
  pending: 'warning',
  paid: 'success',
  charged_back: 'danger',
}

/** Our state of an order. */
export function OrderState({ status }: { readonly status: Order['status'] }) {
  const t = useWords()
  return (
    <Badge look="soft" tone={TONES[status]}>
      {t(`members.orders.states.${status}`)}
    </Badge>
  )
}
