import type { Order } from 'contracts'
import { queryClient } from 'shared-state/query'
import { order, premiumMember } from '../../fixture-offers.ts'
import { inScene } from '../../fixture-scene.tsx'
import { transactionsQuery } from '../../queries/transactions-query.ts'
import { Result } from './result.tsx'

export default { title: 'Credits/Payment' }

const paid: Order = { ...order, status: 'paid', paid_at: order.created_at }

const result = (shown: Order) => ({
  render() {
    const scene = inScene(<Result order={shown} />, { user: premiumMember })
    queryClient.setQueryData(transactionsQuery().queryKey, { orders: [paid], has_more: false })
    return scene
  },
})

export const Pending = result(order)

export const PendingForDays = result({ ...order, payment_method: 'wire_transfer' })

export const NotPaidYet = result({ ...order, payment_url: '#pay' })

export const CompletedFirst = result(paid)

export const Failed = result({ ...order, status: 'failed' })

export const SavedCardFailed = result({
  ...order,
  status: 'failed',
  payment_method: 'visa',
  saved_method: 'pm_card',
})

export const Expired = result({ ...order, status: 'expired' })

export const ChargedBack = result({ ...paid, status: 'charged_back' })
