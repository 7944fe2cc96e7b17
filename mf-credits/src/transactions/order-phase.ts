import type { Order } from 'contracts'

const phases = {
  created: 'pending',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'expired',
  refunded: 'returned',
  partly_refunded: 'returned',
  charged_back: 'returned',
} as const satisfies Record<Order['status'], string>

/** §4: how far an order is, for the page that follows it. */
export type OrderPhase = (typeof phases)[Order['status']]

export const orderPhase = ({ status }: Pick<Order, 'status'>): OrderPhase => phases[status]
