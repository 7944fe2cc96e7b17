import type { DiscountCode } from 'contracts'
import { SMALLEST_AMOUNT } from '../../../payments/port.ts'
import type { discountCode } from '../../../tables/discounts.ts'
import { SECOND_MS } from '../../../time.ts'

export type CodeRow = typeof discountCode.$inferSelect

/** A discount, from a row or from a rule. */
export type Discount = Pick<
  CodeRow,
  'code' | 'percentage' | 'memberId' | 'country' | 'currency' | 'minimumOrder' | 'methods' | 'expiresAt'
>

/** The fields that a discount by a rule leaves open: it is valid everywhere and with every way to pay. */
export const ANYWHERE = { country: null, currency: null, minimumOrder: 0, methods: [] } as const

/** The amount off a price, in minor units, rounded half up; the rest can still be paid. */
export function amountOff({ percentage, minimumOrder }: Discount, price: number): number {
  if (price < minimumOrder) return 0
  const wanted = Math.floor((price * percentage + 50) / 100)
  return Math.max(0, Math.min(wanted, price - SMALLEST_AMOUNT))
}

/** §3: a discount as pages get it. */
export function discountAnswer(
  discount: Discount,
  now: Date,
  status: DiscountCode['status'] = 'active',
): DiscountCode {
  const { code, percentage, memberId, country, currency, minimumOrder, methods, expiresAt } = discount
  const left = expiresAt && Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS)
  return {
    code,
    country,
    user_id: memberId,
    expires: expiresAt?.toISOString() ?? null,
    value_percentage: percentage,
    currency,
    minimum_order_value: minimumOrder,
    status,
    validity: left && Math.max(0, left),
    expired: left !== null && left <= 0,
    paymentmethods: [...methods],
  }
}
