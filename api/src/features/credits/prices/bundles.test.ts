import { getBundles, getPaymentMethods } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { profile } from '../../../tables/members.ts'
import { bundle } from '../../../tables/orders.ts'
import { changeBrandSetting } from '../../site/brands.ts'
import { firstBrands } from '../../site/first-brands.ts'
import { fakeCheckout } from '../fixtures/fake-payments.ts'
import { ensureBundles } from './ensure-bundles.ts'
import { paymentFee } from './payment-fee.ts'

const world = await openWorld({ checkout: fakeCheckout() })
const { database } = world
const { db } = database

async function bundlesFor(query: Record<string, string> = {}, more: Record<string, string> = {}) {
  const headers = { ...(await world.headersOf('amberly', 'visitor')), ...more }
  const answer = await world.app.inject({ url: getBundles.path, query, headers })
  return {
    status: answer.statusCode,
    ...getBundles.answer.parse(answer.statusCode < 300 ? answer.json() : EMPTY),
  }
}
const EMPTY = {
  country: 'NL',
  currency: 'EUR',
  discount: null,
  held_discount: null,
  is_for_sale: false,
  bundles: [],
}

test.each(
  firstBrands.flatMap(({ id, settings }) => settings.countries.map((country) => [id, country] as const)),
)(
  '§1: %s in %s: more credits cost more, each message less, and none less than the country’s minimum',
  async (brandId, country) => {
    const { settings } = firstBrands.find(({ id }) => id === brandId)!
    const { message_credits: each, minimum_message_costs: costs } = { ...defaultSettings, ...settings }
    const all = await db.select().from(bundle).where(eq(bundle.brandId, brandId)).orderBy(bundle.credits)
    const own = all.filter((one) => one.country === country && !one.isTryOut)
    expect(own.length).toBeGreaterThan(2)
    const [tryOut, ...others] = all.filter((one) => one.country === country && one.isTryOut)
    expect([tryOut?.currency, others]).toEqual([costs[country]!.currency, []])
    expect(tryOut!.credits).toBeLessThan(own[0]!.credits)
    expect(tryOut!.price).toBeLessThan(own[0]!.price)
    expect((tryOut!.price / tryOut!.credits) * each).toBeGreaterThanOrEqual(
      costs[country]!.costs * 100 - 0.005,
    )
    const perMessage = own.map(({ price, credits }) => (price / credits) * each)
    for (const [index, one] of own.entries()) {
      expect(one.currency).toBe(costs[country]!.currency)
      if (index > 0) {
        expect(one.price).toBeGreaterThan(own[index - 1]!.price)
        expect(perMessage[index]).toBeLessThan(perMessage[index - 1]!)
      }
      expect(perMessage[index]).toBeGreaterThanOrEqual(costs[country]!.costs * 100 - 0.005)
    }
  },
)

test('a start never changes a brand’s prices', async () => {
  await db.update(bundle).set({ price: 12_345 }).where(eq(bundle.id, 'nl-60'))
  await ensureBundles(database)
  const { bundles } = await bundlesFor({ country: 'NL' })
  expect(bundles[0]).toMatchObject({ id: 'nl-60', price: 12_345, ordinary_price: 12_345 })
})

test('§3: the payment country is the chosen one, else the member’s, else the visitor’s, else the brand’s first', async () => {
  expect(await bundlesFor({ country: 'SE' })).toMatchObject({
    country: 'SE',
    currency: 'SEK',
    held_discount: null,
    is_for_sale: true,
  })
  expect(await bundlesFor({}, { 'accept-language': 'pl' })).toMatchObject({ country: 'PL', currency: 'PLN' })
  const own = await world.headersOf('amberly', 'free')
  const { memberId } = await world.meet('amberly', 'free')
  await db.update(profile).set({ country: 'CH' }).where(eq(profile.memberId, memberId))
  expect(await bundlesFor({}, { ...own, 'accept-language': 'pl' })).toMatchObject({ country: 'CH' })
  const marigold = await world.headersOf('marigold', 'visitor')
  expect(await bundlesFor({}, { ...marigold, 'accept-language': 'pl' })).toMatchObject({ country: 'NL' })
  expect(await bundlesFor({ country: 'US' }, marigold)).toMatchObject({ status: 422 })
})

test('a bundle is marked as most chosen only if a setting says so', async () => {
  const unmarked = (await bundlesFor({ country: 'NL' })).bundles
  expect(unmarked.map((one) => one.is_most_chosen)).toEqual([false, false, false, false])
  const fresh = await openWorld({ checkout: fakeCheckout() })
  await fresh.database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'most_chosen_bundle', 150))
  const headers = await fresh.headersOf('amberly', 'visitor')
  const { bundles } = getBundles.answer.parse(
    (await fresh.app.inject({ url: getBundles.path, query: { country: 'NL' }, headers })).json(),
  )
  expect(bundles.map(({ is_most_chosen }) => is_most_chosen)).toEqual([false, true, false, false])
})

test('without a switch nothing is for sale, and prices stay public', async () => {
  const closed = await openWorld({ checkout: undefined })
  const headers = await closed.headersOf('amberly', 'visitor')
  const answer = await closed.app.inject({ url: getBundles.path, headers })
  const { is_for_sale, bundles } = getBundles.answer.parse(answer.json())
  expect([is_for_sale, bundles.length]).toEqual([false, 4])
  const methods = await closed.app.inject({
    url: getPaymentMethods.path,
    query: { bundle: 'nl-60' },
    headers,
  })
  expect(methods.json()).toMatchObject({ error: { code: 'payments_unavailable' } })
})

async function methodsFor(query: Record<string, string>) {
  const headers = await world.headersOf('amberly', 'visitor')
  return world.app.inject({ url: getPaymentMethods.path, query, headers })
}

test('§2: the ways to pay follow the country, with the fee and the total', async () => {
  const { bundle: sold, methods } = getPaymentMethods.answer.parse(
    (await methodsFor({ bundle: 'nl-150' })).json(),
  )
  const byId = new Map(methods.map((method) => [method.id, method]))
  expect(byId.get('ideal')).toEqual({
    id: 'ideal',
    family: 'redirect',
    discount: 0,
    fee: 0,
    total: sold.price,
    refusal: null,
  })
  const fee = Math.round(sold.price * 0.05)
  expect(byId.get('paysafecard')).toMatchObject({ fee, total: sold.price + fee })
  expect(byId.has('blik')).toBe(false)
})

test('the same number of credits is found in another country', async () => {
  expect((await methodsFor({ bundle: 'nl-150', country: 'PL' })).json()).toMatchObject({
    bundle: { id: 'pl-150' },
    country: 'PL',
    currency: 'PLN',
  })
  expect((await methodsFor({ bundle: 'nl-72' })).statusCode).toBe(404)
})

test('what no page can take yet and what belongs to the past is not offered', async () => {
  for (const id of ['nl-150', 'de-150', 'it-150']) {
    const { methods } = getPaymentMethods.answer.parse((await methodsFor({ bundle: id })).json())
    for (const absent of ['sepa_direct_debit', 'giropay', 'sofort', 'satispay'])
      expect(methods.map((method) => method.id)).not.toContain(absent)
  }
})

test('a fee is rounded to the minor unit', () => {
  const settings = { payment_fees: { paysafecard: 5, visa: 2.9 } }
  expect(paymentFee(settings, 'paysafecard', 999)).toBe(50)
  expect(paymentFee(settings, 'visa', 2_999)).toBe(87)
  expect(paymentFee(settings, 'ideal', 2_999)).toBe(0)
})
