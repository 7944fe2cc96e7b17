import type { StaffOrderView } from 'contracts'

const at = '2026-11-20T08:00:00.000Z'

/** A paid order whose credits are all unused, and about which the switch was not asked yet. */
export const paidOrder: StaffOrderView = {
  order: {
    id: 'o1',
    status: 'paid',
    payment_id: 'pay_1',
    credits: 60,
    currency: 'EUR',
    country: 'NL',
    amount: 1_039,
    payment_method: 'paysafecard',
    created_at: at,
    paid_at: at,
    attention: null,
    is_demo: false,
    price: 999,
    discount: 0,
    discount_code: null,
    transaction_fee: 40,
    expires_at: at,
  },
  member: 'a1',
  answer: null,
  refund: null,
  refundable: { credits: 60, amount: 1_039 },
  history: [
    { id: 'created', at, what: 'created', detail: null, credits: null },
    { id: 'posting', at, what: 'posting', detail: 'order', credits: 60 },
  ],
}

/** The switch has another state of it. */
export const differing: NonNullable<StaffOrderView['answer']> = {
  asked_at: at,
  told: { state: 'open', received: 0, refunded: 0, refund: null },
  problem: null,
  differences: ['status'],
  is_old: false,
}
