import { useEffect } from 'react'
import { useQuery } from 'shared-state/query'
import { refreshNow } from 'shared-state/refresh'
import { orderQuery } from '../../queries/order-query.ts'
import { type OrderPhase, orderPhase } from '../order-phase.ts'
import { pollInterval } from '../poll-interval.ts'

/** Follows an order: the event stream says what happened, and polling makes up for an event that does not come. */
export function useOrder(id: string) {
  const read = useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state }) =>
      pollInterval(phaseOf(state.data), state.dataUpdateCount + state.errorUpdateCount),
  })
  const phase = phaseOf(read.data)

  // The balance and the membership come as events, too, but may come later than this answer. A bank that has the payment has
  // its discount, too.
  const isWithBank = phase === 'pending' && read.data?.order.payment_url === null
  useEffect(() => {
    if (phase === 'completed' || isWithBank) void refreshNow()
  }, [phase, isWithBank])

  return { ...read, order: read.data?.order, phase }
}

type Answer = { readonly order: Parameters<typeof orderPhase>[0] }

const phaseOf = (answer: Answer | undefined): OrderPhase | undefined => answer && orderPhase(answer.order)
