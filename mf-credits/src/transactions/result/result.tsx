import type { Order } from 'contracts'
import { OrderFacts } from '../order-facts.tsx'
import { orderPhase } from '../order-phase.ts'
import { Completed } from './completed.tsx'
import { Expired } from './expired.tsx'
import { Failed } from './failed.tsx'
import { Pending } from './pending.tsx'
import classes from './result.module.css'
import { Returned } from './returned.tsx'

const views = {
  pending: Pending,
  completed: Completed,
  failed: Failed,
  expired: Expired,
  returned: Returned,
}

/** §4: the state of a payment, and what to do next. */
export function Result({ order }: { readonly order: Order }) {
  const View = views[orderPhase(order)]
  return (
    <div className={classes['page']}>
      <div aria-live="polite" className={classes['view']}>
        <View order={order} />
      </div>
      <OrderFacts order={order} />
    </div>
  )
}
