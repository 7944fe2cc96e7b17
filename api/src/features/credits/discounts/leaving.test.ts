import { claimLeavingDiscount, exportMember, getTryOut } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../../tables/account.ts'
import { discountCode } from '../../../tables/discounts.ts'
import { bundle } from '../../../tables/orders.ts'
import { company } from '../../../tables/site.ts'
import { DAY_MS } from '../../../time.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { ensureBundles } from '../prices/ensure-bundles.ts'
import { shopFor } from './fixture-codes.ts'

const shop = await openShop()
const { app, clock, database, payments } = shop
const { db } = database
const LONG_AGO = { createdAt: new Date('2026-01-01') }
const TRY_OUT = { bundle: 'nl-25', amount: 299 }

type Customer = Awaited<ReturnType<typeof shop.customer>>

async function claim({ headers }: { readonly headers: Record<string, string> }) {
  const answer = await app.inject({ method: 'POST', url: claimLeavingDiscount.path, headers })
  return { status: answer.statusCode, ...answer.json() }
}

async function tryOut({ headers }: Pick<Customer, 'headers'>) {
  return (await app.inject({ url: getTryOut.path, headers })).json()
}

const offer = ({ memberId }: Customer) =>
  db.update(member).set({ offerSeenAt: clock.now() }).where(eq(member.id, memberId))

test('§2: a member who is about to leave gets one personal code, of the company’s percentage, for 14 days', async () => {
  const leaver = await shop.customer(LONG_AGO)
  const [first, ...others] = await Promise.all([claim(leaver), claim(leaver), claim(leaver)])
  expect(first).toMatchObject({
    status: 200,
    discountcode: {
      value_percentage: 30,
      user_id: leaver.memberId,
      status: 'active',
      expired: false,
      code: expect.stringMatching(/^STAY-[\dA-F]{10}$/),
    },
  })
  const { code, validity } = first!.discountcode
  expect(validity).toBeGreaterThan((14 * DAY_MS) / 1_000 - 60)
  for (const other of others) expect(other.discountcode.code).toBe(code)
  expect(await shopFor(shop, leaver.headers).bundles()).toMatchObject({ discount: { code } })
  const stranger = await shop.customer(LONG_AGO)
  expect(await shopFor(shop, stranger.headers).code({ code })).toMatchObject({
    error: { code: 'discount_code_not_found' },
  })
})

test('§2: a leaving code is made once: not again when it is used or over', async () => {
  const buyer = await shop.customer(LONG_AGO)
  const { code } = (await claim(buyer)).discountcode
  const { order } = await buyer.order({ discount_code: code, amount: 699 })
  payments.pay(order.payment_id)
  await buyer.poll(order.id)
  expect(await claim(buyer)).toEqual({ status: 200, discountcode: null })

  const waverer = await shop.customer(LONG_AGO)
  await claim(waverer)
  clock.pass(14 * DAY_MS)
  expect(await claim(waverer)).toEqual({ status: 200, discountcode: null })
})

test('§2: a company without a leaving discount offers none, and visitors get none', async () => {
  const leaver = await shop.customer(LONG_AGO)
  await db.update(company).set({ deleteDiscount: 0 }).where(eq(company.id, 1))
  expect(await claim(leaver)).toEqual({ status: 200, discountcode: null })
  await db.update(company).set({ deleteDiscount: 30 }).where(eq(company.id, 1))
  expect((await claim({ headers: await shop.headersOf('amberly', 'visitor') })).status).toBe(403)
})

test('a member’s download contains their codes, and deleting the member deletes them', async () => {
  const leaver = await shop.customer(LONG_AGO)
  const { code } = (await claim(leaver)).discountcode
  const codesIn = async () => {
    const answer = await app.inject({ url: exportMember.path, headers: leaver.headers })
    return exportMember.answer.parse(answer.json()).discount_codes
  }
  expect(await codesIn()).toMatchObject([{ code, status: 'active', user_id: leaver.memberId }])
  const { order } = await leaver.order({ discount_code: code, amount: 699 })
  payments.pay(order.payment_id)
  await leaver.poll(order.id)
  expect(await codesIn()).toMatchObject([{ code, status: 'used' }])
  await db.delete(member).where(eq(member.id, leaver.memberId))
  expect(await db.select().from(discountCode).where(eq(discountCode.code, code))).toEqual([])
})

test('§2: the try-out package is for members who were offered it, and nowhere else', async () => {
  const leaver = await shop.customer(LONG_AGO)
  expect(await tryOut(leaver)).toEqual({ bundle: null, currency: null })
  expect(await leaver.order(TRY_OUT)).toMatchObject({ code: 'not_found' })
  const { bundles, methods } = shopFor(shop, leaver.headers)
  expect((await methods({ bundle: TRY_OUT.bundle })).status).toBe(404)
  await offer(leaver)
  expect(await tryOut(leaver)).toMatchObject({
    bundle: { id: 'nl-25', credits: 25, price: 299 },
    currency: 'EUR',
  })
  expect(await methods({ bundle: TRY_OUT.bundle })).toMatchObject({ bundle: { id: 'nl-25', price: 299 } })
  expect(await methods({ bundle: TRY_OUT.bundle, country: 'PL' })).toMatchObject({ bundle: { id: 'pl-25' } })
  const offered = (await bundles()).bundles.map(({ id }: { id: string }) => id)
  expect(offered).toEqual(['nl-60', 'nl-150', 'nl-400', 'nl-1000'])
  const visitor = shopFor(shop, await shop.headersOf('amberly', 'visitor'))
  expect((await visitor.methods({ bundle: TRY_OUT.bundle })).status).toBe(404)
})

test('§2: the try-out package is bought once, whatever else is open', async () => {
  const leaver = await shop.customer(LONG_AGO)
  await offer(leaver)
  const places = await Promise.all([leaver.order(TRY_OUT), leaver.order(TRY_OUT), leaver.order(TRY_OUT)])
  const open = places.filter(({ order }) => order && payments.truth(order.payment_id)?.state === 'open')
  expect(open).toHaveLength(1)
  payments.set(open[0]!.order.payment_id, { state: 'processing' })
  expect(await leaver.order(TRY_OUT)).toMatchObject({ code: 'not_found' })
  payments.pay(open[0]!.order.payment_id)
  clock.pass(DAY_MS)
  expect(await leaver.poll(open[0]!.order.id)).toMatchObject({ status: 'paid' })
  expect(await leaver.order(TRY_OUT)).toMatchObject({ code: 'not_found' })
  expect(await tryOut(leaver)).toEqual({ bundle: null, currency: null })
  expect(await leaver.state()).toMatchObject({ credits: 25, isPaid: true })
})

test('a brand from before the try-out package gets it at the next start, and keeps its prices', async () => {
  const isTryOut = and(eq(bundle.brandId, 'garnet'), eq(bundle.isTryOut, true))
  const countries = (await db.delete(bundle).where(isTryOut).returning()).map(({ country }) => country)
  await db
    .update(bundle)
    .set({ price: 4_321 })
    .where(and(eq(bundle.brandId, 'garnet'), eq(bundle.id, 'us-48')))
  const before = await db.select().from(bundle)
  await ensureBundles(database)
  const added = await db.select().from(bundle).where(isTryOut)
  expect(added.map(({ country }) => country).toSorted()).toEqual(countries.toSorted())
  const after = await db.select().from(bundle)
  expect(after).toHaveLength(before.length + countries.length)
  expect(after).toEqual(expect.arrayContaining(before))
})
