import type { Order, Refund } from 'contracts'
import type { ReactNode } from 'react'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import classes from './order-facts.module.css'
import { StatusBadge } from './status-badge.tsx'
import { useDiscountLabel } from './use-discount-label.ts'

interface OrderFactsProps {
  readonly order: Order
  readonly refund?: Refund | null
  /** A button beside the heading. */
  readonly action?: ReactNode
}

/** §3: an order's numbers and sums. */
export function OrderFacts({ order, refund, action }: OrderFactsProps) {
  const t = useWords()
  const { number, price, dateTime } = useFormat()
  const discountLabel = useDiscountLabel()
  const { currency } = order
  const facts = [
    [t('order.status'), <StatusBadge key="status" status={order.status} />],
    [t('order.date'), dateTime(order.created_at)],
    [t('order.bought'), t('bundle.credits', { count: order.credits, number: number(order.credits) })],
    [t('order.price'), price(order.price, currency)],
    order.discount > 0 && [discountLabel(order), `−${price(order.discount, currency)}`],
    order.transaction_fee > 0 && [t('order.fee'), price(order.transaction_fee, currency)],
    [t('sums.total'), <b key="total">{price(order.amount, currency)}</b>],
    refund?.status === 'succeeded' && [
      t('refund.facts.succeeded'),
      `−${price(refund.amount, refund.currency)}`,
    ],
    refund?.status === 'pending' && [t('refund.facts.pending'), price(refund.amount, refund.currency)],
    [t('order.method'), t(`methods.${order.payment_method}`)],
    [t('order.number'), order.payment_id],
  ] as const
  return (
    <Card className={classes.facts}>
      <div className={classes.top}>
        <h2>{t('order.title')}</h2>
        {action}
      </div>
      <dl>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
