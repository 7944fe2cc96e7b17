import { href, type Order } from 'contracts'
import { CircleX } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../../use-words.ts'
import classes from './result.module.css'
import { SavedMethodFailed } from './saved-method-failed.tsx'

/** §8: nothing was bought, and the same way to pay or another may do. The sentence of the heading leaves open which it was. */
export function Failed({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      icon={<CircleX />}
      heading={t('problems.payment_failed')}
      action={
        order.saved_method === null ? (
          <div className={classes.ways}>
            <Link
              to={href('credits-id-paymentmethod', { id: order.bundle, paymentmethod: order.payment_method })}
              {...buttonLook()}
            >
              {t('retry')}
            </Link>
            <Link
              to={href('credits-id-paymentmethod', { id: order.bundle })}
              {...buttonLook({ variant: 'secondary' })}
            >
              {t('result.another')}
            </Link>
          </div>
        ) : (
          <SavedMethodFailed order={order} saved={order.saved_method} />
        )
      }
    >
      {t(order.status === 'cancelled' ? 'result.cancelledText' : 'result.failedText')}
    </EmptyState>
  )
}
