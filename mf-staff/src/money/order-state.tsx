import type { Order } from 'contracts'
import { Badge } from 'shared-ui/badge'
import { useWords } from '../use-words.ts'

const TONES: Partial<Record<Order['status'], 'success' | 'warning' | 'danger'>> = {
  created: 'warning',
  pending: 'warning',
  paid: 'success',
  charged_back: 'danger',
}

interface OrderStateProps {
  readonly status: Order['status']
  /** Whether it was invented with the demo world. */
  readonly isDemo?: boolean
}

/** Our state of an order. */
export function OrderState({ status, isDemo = false }: OrderStateProps) {
  const t = useWords()
  return (
    <>
      <Badge look="soft" tone={TONES[status]}>
        {t(`members.orders.states.${status}`)}
      </Badge>
      {isDemo && <Badge look="soft">{t('members.demo')}</Badge>}
    </>
  )
}
