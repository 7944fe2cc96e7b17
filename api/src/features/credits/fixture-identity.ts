import {
  cancelOrder,
  claimLeavingDiscount,
  createOrder,
  getBundles,
  getDiscountCode,
  getOrder,
  getPaymentMethods,
  getRefund,
  getSpending,
  getTransactions,
  getTryOut,
  receivePaymentWebhook,
  requestRefund,
  setSpendingLimit,
} from 'contracts'
import { newId } from '../../db/new-id.ts'
import { forAll, forMembers, type IdentityCase, type IdentityRow } from '../../http/fixtures/identity.ts'
import { debitIdentity } from './debits/fixture-debit-identity.ts'
import { addOrder, addPaidOrder, bundleIn } from './orders/fixture-orders.ts'

export const identity: readonly IdentityRow[] = [
  { endpoint: getDiscountCode, statuses: forAll(200) },
  { endpoint: claimLeavingDiscount, statuses: forMembers(200) },
  { endpoint: getTryOut, statuses: forMembers(200) },
  { endpoint: getBundles, statuses: forAll(200) },
  {
    endpoint: getPaymentMethods,
    statuses: forAll(200),
    input: async ({ database, me }) => ({ query: { bundle: (await bundleIn(database, me)).id } }),
  },
  {
    endpoint: createOrder,
    statuses: forMembers(200),
    async input({ database, me }) {
      const { id: bundle, price: amount } = await bundleIn(database, me)
      return { body: { id: newId(), bundle, payment_method: 'ideal', country: 'NL', amount } }
    },
    foreign: [
      async ({ database, far: [someone] }) => {
        const { id: bundle, price: amount } = await bundleIn(database, someone)
        return { body: { id: newId(), bundle, payment_method: 'ideal', country: 'NL', amount } }
      },
    ],
  },
  {
    endpoint: getOrder,
    statuses: forMembers(200),
    input: async ({ database, me }) => ({ query: { id: (await addOrder(database, me)).id } }),
    foreign: othersOrders('id'),
  },
  {
    endpoint: cancelOrder,
    statuses: forMembers(200),
    input: async ({ database, me }) => ({ body: { id: (await addOrder(database, me)).id } }),
    foreign: [
      async ({ database, stranger }) => ({ body: { id: (await addOrder(database, stranger)).id } }),
      async ({ database, far: [someone] }) => ({ body: { id: (await addOrder(database, someone)).id } }),
    ],
  },
  {
    endpoint: getTransactions,
    statuses: forMembers(200),
    foreign: othersOrders('before'),
  },
  {
    endpoint: getRefund,
    statuses: forMembers(200),
    input: async ({ database, me }) => ({ query: { order: (await addOrder(database, me)).id } }),
    foreign: othersOrders('order'),
  },
  {
    endpoint: requestRefund,
    statuses: forMembers(200),
    input: async (about) => ({ body: await refundOf(about, about.me) }),
    foreign: [
      async (about) => ({ body: await refundOf(about, about.stranger) }),
      async (about) => ({ body: await refundOf(about, about.far[0]) }),
    ],
  },
  { endpoint: getSpending, statuses: forMembers(200) },
  {
    endpoint: setSpendingLimit,
    statuses: forMembers(200),
    input: () => ({ body: { limit: { amount: 100_000, currency: 'EUR' } } }),
  },
  ...debitIdentity,
  {
    endpoint: receivePaymentWebhook,
    statuses: forAll(403),
    input: () => ({ query: { provider: 'hyperswitch' }, body: { event_id: newId() } }),
  },
]

/** The order of another member of the brand, and of one of another brand, named in this query field. */
function othersOrders(field: string): NonNullable<IdentityRow['foreign']> {
  const orderOf = (who: (about: IdentityCase) => IdentityCase['me']) => async (about: IdentityCase) => ({
    query: { [field]: (await addOrder(about.database, who(about))).id },
  })
  return [orderOf(({ stranger }) => stranger), orderOf(({ far: [someone] }) => someone)]
}

/** A refund of an order that this member paid. */
async function refundOf({ database }: IdentityCase, owner: IdentityCase['me']) {
  const { id: order, credits } = await addPaidOrder(database, owner)
  return { order, credits }
}
