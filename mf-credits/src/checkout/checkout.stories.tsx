import { type AnswerOf, type getPaymentMethods, paymentMethods } from 'contracts'
import { debitOption, methods, savedCard } from '../fixture-offers.ts'
import { inScene } from '../fixture-scene.tsx'
import { Checkout } from './checkout.tsx'

export default { title: 'Credits/Checkout' }

const checkout = (change: Partial<AnswerOf<typeof getPaymentMethods>>, named?: string) => ({
  render: () => inScene(<Checkout offer={{ ...methods, ...change }} named={named} isOutdated={false} />),
})

export const WithoutFee = checkout({})

export const WithFee = checkout({}, 'paysafecard')

export const Discounted = checkout({
  bundle: { ...methods.bundle, price: 1_649 },
  methods: methods.methods.map((method) => ({ ...method, discount: 550, total: method.total - 550 })),
})

export const DirectDebitRefused = checkout({
  methods: [...methods.methods, { ...debitOption, refusal: 'direct_debit_limit' }],
})

export const CanBeSaved = checkout({}, 'credit_card')

export const CardBrands = checkout(
  {
    methods: [
      ...methods.methods,
      ...(['visa', 'mastercard', 'maestro'] as const).map((id) => ({ ...savedCard.option, id })),
    ],
  },
  'visa',
)

export const WithinMonthlyLimit = checkout({
  limit: { amount: 5_000, currency: 'EUR', left: 3_000, waiting: 0, waiting_order: null },
})

export const BeyondMonthlyLimit = checkout({
  limit: { amount: 5_000, currency: 'EUR', left: 1_000, waiting: 2_199, waiting_order: 'o1' },
})

export const NoWayToPay = checkout({ methods: [] })

export const EveryMethod = checkout({
  methods: paymentMethods.map((id) => ({
    id,
    family: 'redirect',
    discount: 0,
    fee: 0,
    total: 2_199,
    refusal: null,
  })),
})
