import type { Order } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import classes from './order-facts.module.css'
import { StatusBadge } from './status-badge.tsx'

/** §3: an order's numbers and sums. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const t = useWords()
  const { number, price, dateTime } = useFormat()
  const { currency } = order
  const facts = [
    [t('order.status'), <StatusBadge key="status" status={order.status} />],
    [t('order.date'), dateTime(order.created_at)],
    [t('order.bought'), t('bundle.credits', { count: order.credits, number: number(order.credits) })],
    [t('order.price'), price(order.price, currency)],
    order.discount > 0 && [t('sums.discount'), `−${price(order.discount, currency)}`],
    order.transaction_fee > 0 && [t('order.fee'), price(order.transaction_fee, currency)],
    [t('sums.total'), price(order.amount, currency)],
    [t('order.method'), t(`methods.${order.payment_method}`)],
    [t('order.number'), order.payment_id],
  ] as const
  return (
    <Card className={classes['facts']}>
      <h2>{t('order.title')}</h2>
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
