import type { DiscountCode } from 'contracts'
import { timeBonus } from '../../../shared-state/src/fixture-state.ts'
import { discount } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { DiscountCard } from './discount-card.tsx'

export default { title: 'Credits/Discounts' }

const card = (change: DiscountCode, props: { sent?: string; isInPrices?: boolean } = {}) => ({
  render: () =>
    inScene(<DiscountCard discount={change} answeredAt={Date.now()} isInPrices currency="EUR" {...props} />),
})

export const TimeBonus = card(timeBonus)

export const WeeklyDeal = card({
  ...discount,
  code: 'WEEKLY-2026-W10',
  value_percentage: 15,
  validity: 40_000,
})

export const WelcomeCode = card({ ...discount, code: 'WELCOME20', validity: null }, { isInPrices: false })

export const Personal = card({ ...discount, code: 'STAY-8F3K', user_id: 'u1', value_percentage: 30 })

export const CodeWithTerms = card(
  { ...discount, minimum_order_value: 2_000, paymentmethods: ['ideal', 'paypal'] },
  { sent: 'SUMMER20' },
)
