import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { debitBlock, debitCode, debitMandate } from '../../../tables/debits.ts'
import { discountCode } from '../../../tables/discounts.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentDispute } from '../../../tables/refunds.ts'
import { spendingLimit } from '../../../tables/spending.ts'
import { charge } from '../../credits/ledger/charge.ts'
import { addOrder, addPaidOrder, addRefund } from '../../credits/orders/fixture-orders.ts'

export interface Marked {
  /** In each text that the member entered. */
  readonly mark: string
  /** Another time for each use. */
  readonly at: () => Date
}

/** A purchase with all that can become of one; returns its id. */
export async function addWholePurchases(database: Database, key: MemberKey, { mark, at }: Marked) {
  const { db } = database
  const order = await addPaidOrder(database, key, {
    createdAt: at(),
    expiresAt: at(),
    method: 'sepa_direct_debit',
    discountCode: `${mark.toUpperCase()}-CODE`,
    credits: 1_009,
    price: 2_003,
    discount: 307,
    fee: 101,
  })
  await addOrder(database, key)
  const request = { text: mark }
  await database.inTransaction((tx) =>
    charge(tx, { ...key, kind: 'message', amount: 7, id: newId(), request, now: at() }),
  )
  await addRefund(database, order.id, 'succeeded', 811)
  await db.insert(paymentDispute).values({
    id: newId(),
    orderId: order.id,
    state: 'lost',
    reason: 'not as described',
    openedAt: at(),
    changedAt: at(),
  })
  await db.insert(spendingLimit).values({
    ...key,
    amount: 6_007,
    currency: 'EUR',
    nextAmount: 7_001,
    nextCurrency: 'SEK',
    nextFrom: new Date('2099-02-01T00:00:00Z'),
  })
  await db.insert(discountCode).values({
    ...key,
    code: `${mark.toUpperCase()}-${newId().toUpperCase()}`,
    percentage: 37,
    country: 'NL',
    currency: 'EUR',
    minimumOrder: 503,
    createdAt: at(),
    expiresAt: new Date('2099-01-01T00:00:00Z'),
  })
  const mobileNumber = `${mark} mobile`
  await db.insert(debitMandate).values({
    ...key,
    id: newId(),
    orderId: order.id,
    accountHolder: `${mark} Holder`,
    maskedIban: 'NL•• •••• •••• ••43 00',
    street: `${mark} Street`,
    houseNumber: '113',
    postalCode: '2611 AB',
    city: 'Schiedam',
    mobileNumber,
    creditorId: 'NL98ZZZ999999990000',
    acceptedAt: at(),
    ipAddress: `${mark} internet address`,
    userAgent: `${mark} agent`,
  })
  await db.insert(debitCode).values({
    ...key,
    id: newId(),
    codeHash: newId(),
    mobileNumber,
    sentAt: at(),
    expiresAt: at(),
    usedAt: at(),
  })
  await db.insert(debitBlock).values({ ...key, orderId: order.id, blockedAt: at(), reopenedAt: at() })
  return order.id
}
