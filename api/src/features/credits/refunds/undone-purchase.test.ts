import { getUser, TIME_BONUS_SECONDS } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { member } from '../../../tables/account.ts'
import { addCode, shopFor } from '../discounts/fixture-codes.ts'
import { charge } from '../ledger/charge.ts'
import { findOrders } from '../order/find-orders.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { settleOrder } from '../settling/settle-order.ts'
import { addBuyer } from './fixture-buyer.ts'

const shop = await openShop()
const { app, payments, clock, database, services } = shop

type Buyer = Awaited<ReturnType<typeof addBuyer>>

test('§4: a member whose only purchase is refunded in full is free again, on all their pages', async () => {
  const ann = await addBuyer(shop)
  expect(await ann.look()).toMatchObject({ offer: { ends_premium: true } })
  await ann.ask()
  expect(await ann.state()).toMatchObject({ isPaid: false, credits: 0 })
  expect(await memberships(ann)).toEqual([
    { kind: 'membership', role: 'premium', paid_user: true },
    { kind: 'membership', role: 'free', paid_user: false },
  ])
})

test('§4: a member who has used some of their only purchase keeps premium when the rest is refunded', async () => {
  const ann = await addBuyer(shop)
  const request = { id: newId(), kind: 'message', amount: 5, request: 'Hello', now: clock.now() } as const
  await database.inTransaction((tx) => charge(tx, { ...ann.owner, ...request }))
  expect(await ann.look()).toMatchObject({ offer: { ends_premium: false } })
  await ann.ask(ann.bought.credits - 5)
  expect(await ann.state()).toMatchObject({ isPaid: true, credits: 0 })
})

test('§4: a chargeback ends premium, and news that comes late or again changes nothing', async () => {
  const ann = await addBuyer(shop)
  const paid = payments.truth(ann.payment) ?? expect.fail('There is no payment.')
  payments.set(ann.payment, { disputes: [{ id: newId(), state: 'lost' }] })
  await news(ann.payment)
  expect(await ann.state()).toMatchObject({ isPaid: false })
  const { disputes } = payments.truth(ann.payment) ?? paid
  for (const told of [paid.disputes, disputes, paid.disputes, disputes]) {
    payments.set(ann.payment, { disputes: told })
    await news(ann.payment)
  }
  expect(await ann.state()).toMatchObject({ isPaid: false })
  expect(await memberships(ann)).toHaveLength(2)
})

test('§4: of two purchases one makes premium; the next one after both were undone makes premium again', async () => {
  const ann = await addBuyer(shop)
  const second = await buy(ann)
  expect(await ann.look()).toMatchObject({ offer: { ends_premium: false } })
  await ann.ask()
  expect(await ann.state()).toMatchObject({ isPaid: true })
  payments.set(second, { disputes: [{ id: newId(), state: 'lost' }] })
  await news(second)
  expect(await ann.state()).toMatchObject({ isPaid: false })
  await buy(ann)
  // The bank takes the money of the refunded order back as well.
  payments.set(ann.payment, { disputes: [{ id: newId(), state: 'lost' }] })
  await news(ann.payment)
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'charged_back' })
  expect(await ann.state()).toMatchObject({ isPaid: true })
  expect((await memberships(ann)).map(({ paid_user }) => paid_user)).toEqual([true, false, true])
})

test('§4: two purchases that are undone at once end premium; one undone while another is paid does not', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ann = await addBuyer(shop)
    const [first, second] = [ann.payment, await buy(ann)]
    for (const id of [first, second]) payments.set(id, { disputes: [{ id: newId(), state: 'lost' }] })
    await settleAtOnce(ann)
    expect(await ann.state()).toMatchObject({ isPaid: false })

    const ben = await addBuyer(shop)
    const { order } = await ben.order()
    payments.pay(order.payment_id)
    payments.set(ben.payment, { disputes: [{ id: newId(), state: 'lost' }] })
    await settleAtOnce(ben)
    expect(await ben.state()).toMatchObject({ isPaid: true })
  }
})

test('§4: a part of the price that was refunded leaves premium', async () => {
  const ann = await addBuyer(shop)
  const { payment: paymentId } = ann
  const part = { id: newId(), paymentId, state: 'succeeded', currency: 'EUR', amount: 100 } as const
  payments.set(paymentId, { refunds: [part] })
  await news(paymentId)
  expect(await shop.row(ann.bought.id)).toMatchObject({ status: 'partly_refunded' })
  expect(await ann.state()).toMatchObject({ isPaid: true })
})

test('§6: staff whose purchase is undone stay staff', async () => {
  const sue = await addBuyer(shop)
  await database.db.update(member).set({ isStaff: true }).where(eq(member.id, sue.memberId))
  await sue.ask()
  expect((await memberships(sue)).at(-1)).toEqual({ kind: 'membership', role: 'staff', paid_user: false })
})

test('§4: discounts on first purchases do not come back with the money', async () => {
  const ann = await addBuyer(shop)
  await database.db.update(member).set({ createdAt: clock.now() }).where(eq(member.id, ann.memberId))
  const { code } = await addCode(database, { isWelcome: true })
  await ann.ask()
  const { user } = (await app.inject({ url: getUser.path, headers: ann.headers })).json()
  expect(user).toMatchObject({ role: 'free', paid_user: false, time_bonus: null })
  const look = shopFor(shop, ann.headers)
  expect(await look.bundles()).toMatchObject({ discount: null })
  for (const asked of [code, 'TIMEBONUS25'])
    expect(await look.code({ code: asked })).toMatchObject({ error: { code: 'discount_code_not_found' } })
  // A member of the same age who bought nothing has the time bonus.
  const ben = await shop.customer({ createdAt: clock.now() })
  const { discount } = await shopFor(shop, ben.headers).bundles()
  expect(discount).toMatchObject({ code: 'TIMEBONUS25', user_id: ben.memberId })
  expect(discount.validity).toBeLessThanOrEqual(TIME_BONUS_SECONDS)
})

async function buy(customer: Buyer): Promise<string> {
  const { order } = await customer.order()
  payments.pay(order.payment_id)
  await settleOrder(services, await shop.row(order.id))
  return order.payment_id
}

/** All orders of the member, each in a transaction of its own. */
async function settleAtOnce({ owner }: Buyer) {
  const { orders } = await findOrders(database.db, owner)
  await Promise.all(orders.map((order) => settleOrder(services, order)))
}

async function news(paymentId: string) {
  await shop.webhook(paymentId)
  await expect.poll(shop.waitingEvents).toEqual([])
}

async function memberships(customer: Buyer) {
  return (await customer.events()).filter((event) => event.kind === 'membership')
}
