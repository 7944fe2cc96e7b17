import { forgetSavedMethod, getRepeatOrder } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SavedMethod } from '../../../payments/port.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { leftCustomer } from '../../../tables/debits.ts'
import { bundle } from '../../../tables/orders.ts'
import { DAY_MS } from '../../../time.ts'
import { purgeDeleted } from '../../account/own/purge-deleted.ts'
import { cardOf, UNREACHABLE } from '../fixtures/fake-payments.ts'
import { addOrder, bundleIn } from '../orders/fixture-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { forgetLeftCustomers } from './forget-left-customers.ts'

const shop = await openShop()
const { payments, clock, database, services, app } = shop
const { credits, price, id: bundleId } = await bundleIn(database, { brandId: 'amberly' })

type Customer = Awaited<ReturnType<typeof shop.customer>>

const chargeOf = (saved_method: string) => ({ payment_method: 'visa', saved_method }) as const

async function repeatOf({ headers }: Customer) {
  const answer = await app.inject({ url: getRepeatOrder.path, headers })
  return getRepeatOrder.answer.parse(answer.json())
}

async function forget({ headers }: Customer, id: string) {
  const payload = { id }
  return (await app.inject({ method: 'DELETE', url: forgetSavedMethod.path, headers, payload })).statusCode
}

test('§2: a method is saved only if the member wants it', async () => {
  const ann = await shop.customer()
  await ann.order({ payment_method: 'visa' })
  expect(payments.created.at(-1)).toMatchObject({ way: { kind: 'page', save: false } })
  await ann.order({ payment_method: 'visa', save_method: true })
  expect(payments.created.at(-1)).toMatchObject({ way: { kind: 'page', save: true } })
})

test('§2: a saved method is charged at once, without a page', async () => {
  const ann = await shop.customer()
  const { id } = cardOf(ann.memberId)
  const { order } = await ann.order(chargeOf(id))
  expect(order).toMatchObject({ status: 'paid', payment_url: null, saved_method: id, amount: price })
  expect(payments.created.at(-1)).toMatchObject({ way: { kind: 'saved', methodId: id } })
  expect(await ann.state()).toMatchObject({ isPaid: true, credits })
})

test('§2: a saved card that is declined: the order has failed, and another one can be made', async () => {
  const ann = await shop.customer()
  const { id } = cardOf(ann.memberId)
  payments.declinesSaved = true
  const { order } = await ann.order(chargeOf(id))
  payments.declinesSaved = false
  expect(order).toMatchObject({ status: 'failed', payment_method: 'visa', saved_method: id })
  expect(await ann.state()).toMatchObject({ credits: 0 })
  expect((await ann.order(chargeOf(id))).order).toMatchObject({ status: 'paid' })
})

test('§2: another member’s saved method is refused, neither charged nor forgotten', async () => {
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  const { id } = cardOf(ben.memberId)
  const asked = payments.created.length
  expect(await ann.order(chargeOf(id))).toMatchObject({ status: 404, code: 'not_found' })
  expect(payments.created).toHaveLength(asked)
  await addOrder(database, ann, { status: 'paid', paidAt: clock.now() })
  expect(await forget(ann, id)).toBe(404)
  expect(payments.forgotten).not.toContain(id)
})

test('§3: a saved card cannot be charged as a method with another fee', async () => {
  const ann = await shop.customer()
  const { id } = cardOf(ann.memberId)
  const answer = await ann.order({ payment_method: 'mastercard', saved_method: id })
  expect(answer).toMatchObject({ status: 422, code: 'payment_method_unavailable' })
})

test('a repeated request with a saved method charges once, and needs no method that is gone since', async () => {
  const ann = await shop.customer()
  const request = { id: 'repeated-request-1', ...chargeOf(cardOf(ann.memberId).id) }
  await ann.order(request)
  payments.saved.set(ann.memberId, [])
  expect((await ann.order(request)).order).toMatchObject({ status: 'paid' })
  expect(await ann.state()).toMatchObject({ credits })
})

test('§2: the last paid order is offered again, with the saved methods, latest first', async () => {
  const ann = await shop.customer()
  expect(await repeatOf(ann)).toEqual({ last: null, offer: null })
  const { order } = await ann.order()
  expect(await repeatOf(ann)).toEqual({ last: null, offer: null })
  payments.pay(order.payment_id)
  await ann.poll(order.id)
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const visa = { ...cardOf(ann.memberId), savedAt: at(1), expiry: { month: 12, year: 2030 } }
  const cartes: SavedMethod = { ...visa, id: 'cartes', network: 'CartesBancaires', lastUsedAt: at(3) }
  const debit: SavedMethod = { id: 'debit', category: 'bank_debit', type: 'sepa', lastDigits: '4300' }
  payments.saved.set(ann.memberId, [visa, cartes, debit])
  const { last, offer } = await repeatOf(ann)
  expect(last).toMatchObject({ id: order.id, status: 'paid' })
  expect(offer).toMatchObject({
    bundle: { id: bundleId, price },
    country: 'NL',
    currency: 'EUR',
    method: { id: 'ideal', total: price },
    saved: [
      // A card of a brand that is not offered in the country is a credit card.
      { id: 'cartes', option: { id: 'credit_card', total: price } },
      { id: visa.id, option: { id: 'visa' }, last_digits: '4242', expiry: { month: 12, year: 2030 } },
    ],
  })
  expect(offer?.saved).toHaveLength(2)
})

test('while the switch gives no answer, the last way to pay is offered, and nothing is charged or forgotten', async () => {
  const ann = await shop.customer()
  await addOrder(database, ann, { status: 'paid', paidAt: clock.now() })
  const { id } = cardOf(ann.memberId)
  payments.trouble = UNREACHABLE
  expect((await repeatOf(ann)).offer).toMatchObject({ saved: [], method: { id: 'ideal' } })
  expect(await ann.order(chargeOf(id))).toMatchObject({ status: 503, code: 'payments_unavailable' })
  expect(await forget(ann, id)).toBe(503)
  payments.trouble = undefined
  expect(await forget(ann, id)).toBe(204)
  expect(payments.forgotten).toContain(id)
})

test('a bundle that is no longer sold is not offered again', async () => {
  const ann = await shop.customer()
  await addOrder(database, ann, { status: 'paid', paidAt: clock.now() })
  const isIt = eq(bundle.id, bundleId)
  await database.db.update(bundle).set({ isOnSale: false }).where(isIt)
  expect(await repeatOf(ann)).toMatchObject({ last: { bundle: bundleId }, offer: null })
  await database.db.update(bundle).set({ isOnSale: true }).where(isIt)
})

test('§4: the switch forgets a deleted member’s saved methods, as soon as it answers', async () => {
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  await ann.order({ payment_method: 'visa', save_method: true })
  await ben.order({ payment_method: 'visa' })
  for (const { memberId } of [ann, ben]) {
    const left = {
      status: 'pending_deletion',
      leftAt: new Date(clock.now().getTime() - 15 * DAY_MS),
    } as const
    await database.db.update(member).set(left).where(eq(member.id, memberId))
  }
  await purgeDeleted({ database, storage: testStorage(), secret: '' }, clock.now())
  payments.trouble = UNREACHABLE
  await forgetLeftCustomers(services)
  expect(await database.db.select({ id: leftCustomer.id }).from(leftCustomer)).toEqual([{ id: ann.memberId }])
  payments.trouble = undefined
  await forgetLeftCustomers(services)
  expect(payments.forgotten).toContain(cardOf(ann.memberId).id)
  expect(payments.forgotten).not.toContain(cardOf(ben.memberId).id)
  expect(await database.db.$count(leftCustomer)).toBe(0)
})
