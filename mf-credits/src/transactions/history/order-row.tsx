import { href, type Order } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../../use-words.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useDiscountLabel } from '../use-discount-label.ts'
import classes from './history.module.css'

/** A payment in the list. */
export function OrderRow({ order }: { readonly order: Order }) {
  const t = useWords()
  const { number, price, date } = useFormat()
  const discountLabel = useDiscountLabel()
  return (
    <li className={classes.row}>
      <div>
        <Link
          to={href('transactions-id', { id: order.id })}
          {...linkLook({ isStandalone: true, className: classes.name })}
        >
          {t('bundle.credits', { count: order.credits, number: number(order.credits) })}
        </Link>
        <p>
          {date(order.created_at)} · {t(`methods.${order.payment_method}`)}
        </p>
        {order.discount > 0 && (
          <p>
            {discountLabel(order)}: −{price(order.discount, order.currency)}
          </p>
        )}
      </div>
      <div className={classes.end}>
        <b>{price(order.amount, order.currency)}</b>
        <StatusBadge status={order.status} />
        {order.payment_url && (
          <Link to={href('transactions-id', { id: order.id })} {...linkLook({ isStandalone: true })}>
            {t('ways.waiting')}
          </Link>
        )}
      </div>
    </li>
  )
}
