import type { AnswerOf, Company, getRefund, Order, Refund, Spending } from 'contracts'
import { order } from '../fixture-offers.ts'

export const paid: Order = { ...order, status: 'paid', paid_at: order.created_at }

export const discounted: Order = {
  ...paid,
  id: 'discounted',
  discount: 550,
  discount_code: 'WELCOME25',
  amount: 1_715,
}

export const refund: Refund = {
  status: 'pending',
  credits: 90,
  amount: 1_319,
  currency: 'EUR',
  created_at: '2026-03-02T09:00:00.000Z',
}

const { status: _, created_at: __, ...sums } = refund

export const refundable: AnswerOf<typeof getRefund> = {
  order: order.id,
  refund: null,
  offer: { ...sums, until: '2026-03-15T12:00:00.000Z', ends_premium: false },
}

export const refunded = (status: Refund['status']): AnswerOf<typeof getRefund> => ({
  order: order.id,
  refund: { ...refund, status },
  offer: null,
})

export const company: Company = {
  name: 'Marigold Example B.V.',
  address: 'Voorbeeldstraat 2, 1000 AA',
  kvk: '00000002',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Marigold', 'Goudsbloem'],
  vat_numbers: ['NL000000002B01', 'BE0000000002'],
  support_phone: '+44 20 7946 0251',
  delete_discount: 25,
  added: '2024-06-03',
}

const SPENT = [0, 999, 0, 2_199, 2_199, 0, 0, 4_799, 999, 2_199, 0, 3_198]

const months = (spent: readonly number[]) =>
  spent.map((amount, index) => ({
    month: new Date(Date.UTC(2025, 3 + index)).toISOString().slice(0, 7),
    spent: amount,
  }))

export const spending: Spending = {
  currencies: [{ currency: 'EUR', months: months(SPENT) }],
  limit: { amount: 5_000, currency: 'EUR' },
  limit_left: { amount: 5_000, currency: 'EUR', left: 1_802, waiting: 0, waiting_order: null },
  next_limit: null,
}

export const twoCurrencies: Spending = {
  ...spending,
  currencies: [
    { currency: 'GBP', months: months([...SPENT.slice(1), 0].map((amount) => amount / 3).map(Math.round)) },
    ...spending.currencies,
  ],
}
