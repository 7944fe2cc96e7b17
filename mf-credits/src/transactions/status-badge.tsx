import type { Order } from 'contracts'
import { Badge, type BadgeProps } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'

const tones = {
  created: 'warning',
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  partly_refunded: 'neutral',
  charged_back: 'danger',
} as const satisfies Record<Order['status'], BadgeProps['tone']>

/** The state of an order, by word and colour. */
export function StatusBadge({ status }: Pick<Order, 'status'>) {
  const t = useWords()
  return (
    <Badge look="soft" tone={tones[status]}>
      {t(`statuses.${status}`)}
    </Badge>
  )
}
