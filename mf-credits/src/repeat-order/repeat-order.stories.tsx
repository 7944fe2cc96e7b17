import { debitOption, discount, repeatOffer, savedCard } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { NothingToRepeat } from './nothing-to-repeat.tsx'
import { RepeatOrder } from './repeat-order.tsx'

export default { title: 'Credits/Repeat order' }

const repeat = (change: Partial<typeof repeatOffer>) => ({
  render: () => inScene(<RepeatOrder offer={{ ...repeatOffer, ...change }} named={null} />),
})

const paypal = {
  id: 'pm_paypal',
  option: { ...savedCard.option, id: 'paypal' as const, family: 'wallet' as const, fee: 66, total: 2_265 },
  last_digits: null,
  expiry: null,
}

export const SavedCard = repeat({})

export const SeveralSaved = repeat({
  saved: [
    savedCard,
    paypal,
    { ...savedCard, id: 'pm_old', last_digits: '1111', expiry: { month: 1, year: 2020 } },
  ],
})

export const NothingSaved = repeat({ saved: [] })

export const Discounted = repeat({
  discount,
  saved: [{ ...savedCard, option: { ...savedCard.option, discount: 440, total: 1_759 } }],
})

export const Refused = repeat({
  saved: [],
  method: { ...debitOption, refusal: 'direct_debit_blocked' },
})

export const NeverBought = { render: () => inScene(<NothingToRepeat reason="neverBought" />) }

export const Gone = { render: () => inScene(<NothingToRepeat reason="gone" />) }
