import type { Order, Refund } from 'contracts'
import { useEffect, useRef } from 'react'
import { OrderFacts } from '../order-facts.tsx'
import { orderPhase } from '../order-phase.ts'
import { PrintButton } from '../receipt/print-button.tsx'
import { PrintedReceipt } from '../receipt/printed-receipt.tsx'
import { RefundPart } from '../refund/refund-part.tsx'
import { Refunded } from '../refund/refunded.tsx'
import { useRefund } from '../refund/use-refund.ts'
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
  const read = useRefund(order)
  // After a chargeback, an earlier refund is no news any more.
  const refund = order.status === 'charged_back' ? null : (read.refund ?? null)
  const { view, onRequest } = useFocusOnRefund(refund)
  const isPaid = order.paid_at !== null
  return (
    <>
      <div className={classes.page}>
        <div ref={view} tabIndex={-1} aria-live="polite" className={classes.view}>
          {refund ? <Refunded order={order} refund={refund} /> : <View order={order} />}
        </div>
        <OrderFacts order={order} refund={refund} action={isPaid && <PrintButton />} />
        <RefundPart order={order} read={read} onRequest={onRequest} />
      </div>
      {isPaid && <PrintedReceipt order={order} refund={refund} />}
    </>
  )
}

/**
 * The button of a refund disappears with it: then the focus moves to the view that says how the refund is going. The refund
 * may turn up by its event before its request is answered.
 */
function useFocusOnRefund(refund: Refund | null) {
  const view = useRef<HTMLDivElement>(null)
  const isRequested = useRef(false)
  const isThere = refund !== null
  useEffect(() => {
    if (isThere && isRequested.current) view.current?.focus()
  }, [isThere])
  return { view, onRequest: () => void (isRequested.current = true) }
}
