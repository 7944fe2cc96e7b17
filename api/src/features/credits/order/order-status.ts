import type { Order } from 'contracts'
import type { Payment } from '../../../payments/port.ts'

export type OrderStatus = Order['status']

/** The statuses of an order whose money arrived, in the only direction in which they change. */
const PAID = ['paid', 'partly_refunded', 'refunded', 'charged_back'] as const satisfies OrderStatus[]

type PaidStatus = (typeof PAID)[number]

export function isPaidStatus(status: OrderStatus): status is PaidStatus {
  return PAID.some((one) => one === status)
}

/** Whether the member can use the order's discount code again. */
export function endsUnpaid(status: OrderStatus): boolean {
  return status === 'failed' || status === 'cancelled' || status === 'expired'
}

type Facts = Pick<Payment, 'state' | 'amount'> & {
  readonly refunds: readonly Pick<Payment['refunds'][number], 'state' | 'amount'>[]
  readonly disputes: readonly Pick<Payment['disputes'][number], 'state'>[]
}

/**
 * The status of an order, given what the switch says about its payment now. Old news changes nothing: a paid
 * order stays paid, and only money ends an order's failure, cancellation or expiry, since it may arrive late.
 */
export function statusAfter(status: OrderStatus, payment: Facts): OrderStatus {
  if (isPaidStatus(status)) return later(status, moneyStatus(payment))
  if (payment.state === 'paid') return moneyStatus(payment)
  if (status !== 'created' && status !== 'pending') return status
  switch (payment.state) {
    case 'failed':
    case 'cancelled':
    case 'expired':
      return payment.state
    // People have to sort out an amount that is too small.
    case 'underpaid':
    case 'open':
    case 'processing':
      return 'pending'
  }
}

function moneyStatus({ amount, refunds, disputes }: Facts): PaidStatus {
  if (disputes.some(({ state }) => state === 'lost')) return 'charged_back'
  const done = refunds.filter(({ state }) => state === 'succeeded')
  const refunded = done.reduce((sum, refund) => sum + refund.amount, 0)
  if (refunded >= amount) return 'refunded'
  return refunded > 0 ? 'partly_refunded' : 'paid'
}

function later(one: PaidStatus, other: PaidStatus): PaidStatus {
  return PAID.indexOf(other) > PAID.indexOf(one) ? other : one
}
