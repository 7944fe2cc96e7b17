import type { Order } from 'contracts'
import { useEffect, useRef } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { currentRole } from 'shared-state/session'
import { orderQuery } from '../../queries/order-query.ts'
import { refundQuery } from '../../queries/refund-query.ts'

/** Milliseconds between two looks at a pending refund, which make up for an event that does not come. */
const PENDING = 10_000

/** The refund of a paid order, or its offer. */
export function useRefund({ id, paid_at }: Pick<Order, 'id' | 'paid_at'>) {
  const read = useQuery({
    ...refundQuery(id),
    enabled: () => paid_at !== null && currentRole() !== 'visitor',
    refetchInterval: ({ state }) => (state.data?.refund?.status === 'pending' ? PENDING : false),
  })
  const refund = read.data?.refund
  const status = refund?.status
  const lastStatus = useRef(status)

  // The order has changed with its refund.
  useEffect(() => {
    if (lastStatus.current === 'pending' && status !== 'pending')
      void queryClient.invalidateQueries(orderQuery(id))
    lastStatus.current = status
  }, [id, status])

  return { ...read, refund, offer: read.data?.offer }
}
