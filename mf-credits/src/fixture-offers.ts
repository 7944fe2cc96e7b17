import type {
  AnswerOf,
  Bundle,
  DiscountCode,
  getBundles,
  getPaymentMethods,
  getRepeatOrder,
  Order,
  PaymentOption,
  SavedMethod,
  User,
} from 'contracts'
import { freeMember, timeBonus } from '../../shared-state/src/fixture-state.ts'

export const premiumMember: User = { ...freeMember, role: 'premium', paid_user: true, credits: 165 }

/** A discount code for everyone. */
export const discount: DiscountCode = {
  ...timeBonus,
  code: 'SUMMER20',
  value_percentage: 20,
  expires: '2026-08-31T22:00:00.000Z',
  validity: 90 * 24 * 3_600,
}

const bundle = (credits: number, price: number): Bundle => ({
  id: `nl-${credits}`,
  credits,
  price,
  ordinary_price: price,
  is_most_chosen: false,
})

const chosen = bundle(150, 2_199)

export const offer: AnswerOf<typeof getBundles> = {
  country: 'NL',
  currency: 'EUR',
  discount: null,
  held_discount: null,
  is_for_sale: true,
  bundles: [bundle(60, 999), chosen, bundle(400, 4_799), bundle(1_000, 9_999)],
}

export const methods: AnswerOf<typeof getPaymentMethods> = {
  bundle: chosen,
  country: 'NL',
  currency: 'EUR',
  discount: null,
  held_discount: null,
  limit: null,
  methods: [
    { id: 'ideal', family: 'redirect', discount: 0, fee: 0, total: 2_199, refusal: null },
    { id: 'credit_card', family: 'card', discount: 0, fee: 0, total: 2_199, refusal: null },
    { id: 'paypal', family: 'wallet', discount: 0, fee: 66, total: 2_265, refusal: null },
    { id: 'wire_transfer', family: 'transfer', discount: 0, fee: 0, total: 2_199, refusal: null },
    { id: 'paysafecard', family: 'voucher', discount: 0, fee: 110, total: 2_309, refusal: null },
  ],
}

export const order: Order = {
  id: 'order1',
  status: 'pending',
  payment_id: 'A1B2C3',
  credits: 150,
  currency: 'EUR',
  country: 'NL',
  price: 2_199,
  discount: 0,
  discount_code: null,
  transaction_fee: 66,
  amount: 2_265,
  bundle: 'nl-150',
  payment_method: 'paypal',
  saved_method: null,
  created_at: '2026-03-01T12:00:00.000Z',
  paid_at: null,
  payment_url: null,
}

export const debitOption: PaymentOption = {
  id: 'sepa_direct_debit',
  family: 'debit',
  discount: 0,
  fee: 0,
  total: 2_199,
  refusal: null,
}

export const creditor = {
  id: 'NL00ZZZ000000000000',
  name: 'Amberly B.V.',
  address: 'Herengracht 1, 1015 BA Amsterdam, Netherlands',
}

export const savedCard: SavedMethod = {
  id: 'pm_card',
  option: { id: 'visa', family: 'card', discount: 0, fee: 0, total: 2_199, refusal: null },
  last_digits: '4242',
  expiry: { month: 12, year: 2030 },
}

export const repeatOffer: NonNullable<AnswerOf<typeof getRepeatOrder>['offer']> = {
  bundle: chosen,
  country: 'NL',
  currency: 'EUR',
  discount: null,
  limit: null,
  saved: [savedCard],
  method: { id: 'paypal', family: 'wallet', discount: 0, fee: 66, total: 2_265, refusal: null },
}
