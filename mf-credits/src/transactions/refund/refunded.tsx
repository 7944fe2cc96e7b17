import { href, type Order, paths, type Refund } from 'contracts'
import { CircleAlert, Hourglass, Undo2 } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useFormat } from 'shared-state/format'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'

interface RefundedProps {
  readonly order: Order
  readonly refund: Refund
}

const icons = { pending: Hourglass, succeeded: Undo2, failed: CircleAlert }

/** §9: how far the refund of an order is. */
export function Refunded({ order, refund }: RefundedProps) {
  const t = useWords()
  const { number, price } = useFormat()
  const { status, credits, amount, currency } = refund
  const Icon = icons[status]
  const words = {
    count: credits,
    number: number(credits),
    amount: price(amount, currency),
    method: t(`methods.${order.payment_method}`),
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon />}
      heading={t(`refund.${status}`, words)}
      action={
        status === 'failed' ? (
          <Link to={paths['pages-service']} {...buttonLook()}>
            {t('ways.service')}
          </Link>
        ) : (
          <Link to={href('transactions-id')} {...buttonLook({ variant: 'secondary' })}>
            {t('ways.payments')}
          </Link>
        )
      }
    >
      {t(`refund.${status}Text`, words)}
    </EmptyState>
  )
}
