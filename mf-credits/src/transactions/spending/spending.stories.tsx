import type { Spending } from 'contracts'
import { premiumMember } from '../../fixture-offers.ts'
import { inScene } from '../../fixture-scene.tsx'
import { spending, twoCurrencies } from '../fixture-payments.ts'
import { SpendingView } from './spending-view.tsx'

export default { title: 'Credits/Spending' }

const view = (shown: Spending) => ({
  render: () => inScene(<SpendingView spending={shown} />, { user: premiumMember }),
})

const FROM = '2026-03-02T12:00:00.000Z'

export const WithLimit = view(spending)

export const WithoutLimit = view({ ...spending, limit: null })

export const HigherTomorrow = view({
  ...spending,
  next_limit: { limit: { amount: 8_000, currency: 'EUR' }, from: FROM },
})

export const NoLimitTomorrow = view({ ...spending, next_limit: { limit: null, from: FROM } })

export const SeveralCurrencies = view(twoCurrencies)

export const NeverPaid = view({ currencies: [], limit: null, limit_left: null, next_limit: null })
