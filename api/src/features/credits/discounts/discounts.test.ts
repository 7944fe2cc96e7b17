import { getUser, patchedReads, TIME_BONUS_SECONDS } from 'contracts'
import { expect, test } from 'vitest'
import { changeBrandSetting } from '../../site/brands.ts'
import { openShop } from '../orders/fixture-shop.ts'
import { addCode, shopFor } from './fixture-codes.ts'

const shop = await openShop()
const { app, clock, database } = shop
const PRICE = 999
const SECOND = 1_000

const newcomer = () => shop.customer({ createdAt: clock.now() })
const veteran = () => shop.customer({ createdAt: new Date('2026-01-01') })

test('§4: a new member pays 25 % less, and the page gets both prices and the end of it', async () => {
  const { headers, memberId } = await newcomer()
  const { discount, bundles } = await shopFor(shop, headers).bundles()
  expect(discount).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25, user_id: memberId })
  expect(discount.validity).toBeLessThanOrEqual(TIME_BONUS_SECONDS)
  expect(discount.validity).toBeGreaterThan(TIME_BONUS_SECONDS - 60)
  expect(bundles[0]).toMatchObject({ id: 'nl-60', price: PRICE - 250, ordinary_price: PRICE })
  const offer = await shopFor(shop, headers).methods()
  expect(offer).toMatchObject({ bundle: { price: PRICE - 250 }, discount: { code: 'TIMEBONUS25' } })
  // The fee is a percentage of the discounted price.
  expect(offer.methods).toContainEqual(
    expect.objectContaining({ id: 'paysafecard', discount: 250, fee: 37, total: 786 }),
  )
})

test('§4: visitors and members who have bought pay the ordinary price', async () => {
  const visitor = await shop.headersOf('amberly', 'visitor')
  const premium = await shop.customer({ createdAt: clock.now(), isPaid: true })
  for (const headers of [visitor, premium.headers])
    expect(await shopFor(shop, headers).bundles()).toMatchObject({
      discount: null,
      bundles: [{ price: PRICE }, {}, {}, {}],
    })
})

test('§4: the user carries the time bonus, until they pay or its 14,400 seconds are over', async () => {
  const member = await newcomer()
  const user = async () => (await app.inject({ url: getUser.path, headers: member.headers })).json()
  const before = await user()
  expect(before.user.time_bonus).toMatchObject({ code: 'TIMEBONUS25', status: 'active', expired: false })
  clock.pass(TIME_BONUS_SECONDS * SECOND)
  expect((await user()).user.time_bonus).toBeNull()

  const buyer = await newcomer()
  const seen = (await app.inject({ url: getUser.path, headers: buyer.headers })).json()
  const { order } = await buyer.order()
  shop.payments.pay(order.payment_id)
  await buyer.poll(order.id)
  const read = patchedReads.find(({ endpoint }) => endpoint === getUser)
  const [event] = (await buyer.events()).filter(({ kind }) => kind === 'membership')
  expect(read?.patches['membership']?.(seen, event!)).toMatchObject({ user: { time_bonus: null } })
})

test('§4: an order names the code, is made for the discounted price, and keeps it', async () => {
  const member = await newcomer()
  const { order } = await member.order({ discount_code: 'timebonus25', amount: PRICE - 250 })
  expect(order).toMatchObject({
    price: PRICE,
    discount: 250,
    discount_code: 'TIMEBONUS25',
    amount: PRICE - 250,
    status: 'pending',
  })
  expect(shop.payments.truth(order.payment_id)).toMatchObject({ amount: PRICE - 250 })
  clock.pass(TIME_BONUS_SECONDS * SECOND)
  shop.payments.pay(order.payment_id)
  expect(await member.poll(order.id)).toMatchObject({ status: 'paid', amount: PRICE - 250 })
})

test('§4: TIMEBONUS25 is refused at 14,401 s by the server’s clock, and accepted at 14,399', async () => {
  const late = await newcomer()
  const early = await shop.customer({ createdAt: new Date(clock.now().getTime() + 2 * SECOND) })
  clock.pass((TIME_BONUS_SECONDS + 1) * SECOND)
  const request = { discount_code: 'TIMEBONUS25', amount: PRICE - 250 }
  expect(await late.order(request)).toMatchObject({ code: 'discount_code_not_found' })
  expect((await early.order(request)).order).toMatchObject({ discount: 250 })
  expect(await shopFor(shop, late.headers).bundles()).toMatchObject({ discount: null })
})

test('a wrong amount buys nothing: with a code the ordinary price, without one the discounted price', async () => {
  const member = await newcomer()
  for (const wrong of [
    { discount_code: 'TIMEBONUS25' },
    { amount: PRICE - 250 },
    { discount_code: 'TIMEBONUS25', amount: 1 },
  ])
    expect(await member.order(wrong)).toMatchObject({ code: 'price_changed' })
  expect((await member.order()).order).toMatchObject({ discount: 0, discount_code: null })
})

test('§3: a code counts for its member, brand, country, time and ways to pay', async () => {
  const member = await veteran()
  const other = await veteran()
  const { code } = await addCode(database, { memberId: member.memberId })
  const far = await addCode(database, { brandId: 'marigold' })
  const polish = await addCode(database, { country: 'PL' })
  const gone = await addCode(database, { expiresAt: new Date(0) })
  const off = await addCode(database, { isActive: false })
  const { bundles, code: lookUp } = shopFor(shop, member.headers)
  expect(await bundles()).toMatchObject({ discount: { code }, bundles: [{ price: 799 }, {}, {}, {}] })
  expect(await lookUp({ code: code.toLowerCase(), utm_source: 'mail' })).toMatchObject({
    discountcode: { code, user_id: member.memberId, status: 'active' },
  })
  const unknown = (await lookUp({ code: 'NO-SUCH-CODE' })).error
  expect(unknown).toMatchObject({ code: 'discount_code_not_found' })
  for (const { code: refused } of [far, gone, off])
    expect((await lookUp({ code: refused })).error).toEqual(unknown)
  expect((await shopFor(shop, other.headers).code({ code })).error).toEqual(unknown)
  expect((await bundles({ code: polish.code })).error).toEqual(unknown)
  expect(await bundles({ code: polish.code, country: 'PL' })).toMatchObject({
    discount: { code: polish.code },
  })
  expect(await other.order({ discount_code: code, amount: 799 })).toMatchObject({
    code: 'discount_code_not_found',
  })
})

test('§3: ways to pay outside the code cost the ordinary price', async () => {
  const member = await veteran()
  const { code } = await addCode(database, { methods: ['ideal'] })
  const { methods } = await shopFor(shop, member.headers).methods({ code })
  expect(methods).toContainEqual(expect.objectContaining({ id: 'ideal', discount: 200, total: 799 }))
  expect(methods).toContainEqual(expect.objectContaining({ id: 'visa', discount: 0, total: PRICE }))
  const { order } = await member.order({ discount_code: code, payment_method: 'visa' })
  expect(order).toMatchObject({ discount: 0, discount_code: null })
  expect((await member.order({ discount_code: code, amount: 799 })).order).toMatchObject({ discount: 200 })
})

test('§9: the weekly deal is for first purchases, on its day', async () => {
  // Its own site: a running one reads a brand's settings again only after some seconds.
  const today = await openShop()
  const look = (headers: Record<string, string>) => shopFor(today, headers)
  const weekday = (today.clock.now().getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7
  const deal = { weekday, percentage: 10 }
  await today.database.inTransaction((tx) => changeBrandSetting(tx, 'amberly', 'weekly_deal', deal))
  const member = await today.customer({ createdAt: new Date('2026-01-01') })
  const { discount } = await look(member.headers).bundles()
  expect(discount.code).toMatch(/^WEEKLY-\d{4}-W\d\d$/)
  const { order } = await member.order({ discount_code: discount.code, amount: 899 })
  expect(order).toMatchObject({ discount: 100 })
  const premium = await today.customer({ isPaid: true })
  expect(await look(premium.headers).code({ code: discount.code })).toMatchObject({
    error: { code: 'discount_code_not_found' },
  })
})

test('§7: welcome=true is the active welcome code, for those who have not bought, and never an error', async () => {
  const member = await veteran()
  const premium = await shop.customer({ isPaid: true })
  const visitor = await shop.headersOf('amberly', 'visitor')
  const welcome = (headers: Record<string, string>) => shopFor(shop, headers).code({ welcome: 'true' })
  expect(await welcome(member.headers)).toEqual({ status: 200, discountcode: null })
  const { code } = await addCode(database, { isWelcome: true })
  for (const headers of [member.headers, visitor])
    expect(await welcome(headers)).toMatchObject({ status: 200, discountcode: { code } })
  expect(await welcome(premium.headers)).toEqual({ status: 200, discountcode: null })
  expect(await shopFor(shop, member.headers).bundles()).toMatchObject({ discount: { code } })
  // §4: the time bonus comes first.
  const { headers } = await newcomer()
  expect(await shopFor(shop, headers).bundles()).toMatchObject({ discount: { code: 'TIMEBONUS25' } })
})
