import { type AnswerOf, endStaffCode, findStaffCodes, makeStaffCodes } from 'contracts'
import { afterEach, expect, test } from 'vitest'
import { discountCode } from '../../../tables/discounts.ts'
import { bundleIn } from '../../credits/orders/fixture-orders.ts'
import { openShop } from '../../credits/orders/fixture-shop.ts'
import { entriesAbout, staffAt } from '../members/fixture-support.ts'

const shop = await openShop()
const { payments, database } = shop
const finance = await staffAt(shop, 'finance')
const marketing = await staffAt(shop, 'marketing')
const reason = 'The spring campaign'

afterEach(() => database.db.delete(discountCode))

const { price } = await bundleIn(database, { brandId: 'amberly' })

/** An order's parameters with a code that takes so many per cent off. */
const withCode = (discount_code: string, percentage = 20) => ({
  discount_code,
  amount: price - Math.floor((price * percentage + 50) / 100),
})

const make = (body: object) =>
  finance.ask<AnswerOf<typeof makeStaffCodes>>(makeStaffCodes, { body: { percentage: 20, reason, ...body } })

const find = async (query: Readonly<Record<string, string>> = {}) =>
  (await marketing.ask<AnswerOf<typeof findStaffCodes>>(findStaffCodes, { query })).body.codes

/** Those that somebody made. */
const findMade = async () => (await find()).filter((one) => !one.is_automatic)

test('§3: finance makes a code, marketing sees its uses and revenue, and finance ends it with a reason', async () => {
  expect((await make({ code: 'spring20' })).body).toEqual({ codes: ['SPRING20'] })
  const ann = await shop.customer()
  const { order } = await ann.order(withCode('SPRING20'))
  expect(await findMade()).toMatchObject([{ name: 'SPRING20', state: 'active', uses: 0, revenue: [] }])
  payments.pay(order.payment_id)
  await shop.webhook(order.payment_id)
  await shop.app.webhookQueue.settled()
  const [code] = await findMade()
  expect(code).toMatchObject({ uses: 1, codes: 1, is_campaign: false, most_uses: null })
  expect(code?.revenue).toEqual([{ amount: order.amount, currency: 'EUR' }])
  const end = () => finance.ask(endStaffCode, { body: { name: 'spring20', reason } })
  expect([(await end()).status, (await end()).status]).toEqual([204, 404])
  expect(await find({ state: 'ended' })).toMatchObject([{ name: 'SPRING20' }])
  const about = { details: expect.objectContaining({ reason }) }
  expect(await entriesAbout(shop, 'SPRING20')).toMatchObject([
    { what: 'codes add', ...about },
    { what: 'codes off', ...about },
  ])
})

test('a campaign is one line; its codes are told once, are for one order each, and end together', async () => {
  const { body } = await make({ code: 'MAGAZINE', count: 1_200, percentage: 30 })
  expect(new Set(body.codes).size).toBe(1_200)
  expect(body.codes.every((code) => /^MAGAZINE-[A-Z2-9]{8}$/.test(code))).toBe(true)
  const listed = { name: 'MAGAZINE', is_campaign: true, codes: 1_200, most_uses: 1_200, state: 'active' }
  expect(await findMade()).toMatchObject([listed])
  const [first = ''] = body.codes
  expect(await find({ text: first })).toMatchObject([listed])
  expect(JSON.stringify(await entriesAbout(shop, 'MAGAZINE'))).not.toContain(first)
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  expect((await ann.order(withCode(first, 30))).status).toBe(200)
  expect((await ben.order(withCode(first, 30))).code).toBe('discount_code_not_found')
  await finance.ask(endStaffCode, { body: { name: 'MAGAZINE', reason } })
  expect(await findMade()).toMatchObject([{ ...listed, state: 'ended' }])
})

test('a code for two orders is no more than that for ten members at once, and the same member may start anew', async () => {
  await make({ code: 'FIRST-TWO', most_uses: 2 })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.customer()))
  const tries = await Promise.all(buyers.map((buyer) => buyer.order(withCode('FIRST-TWO'))))
  const got = tries.flatMap(({ status }, at) => (status === 200 ? [buyers[at]] : []))
  expect(got).toHaveLength(2)
  const again = await got[0]?.order(withCode('FIRST-TWO'))
  expect(again?.status).toBe(200)
})

test('names that are taken or reserved are refused, and so are a country without sales and an amount without one', async () => {
  await make({ code: 'MAGAZINE', count: 2 })
  for (const code of ['MAGAZINE', 'WEEKLY-2026-W48', 'TIMEBONUS25', 'STAY-1'])
    expect((await make({ code })).error.fields).toEqual({ code: 'invalid_input' })
  expect((await make({ code: 'A'.repeat(35), count: 2 })).error.fields).toEqual({ code: 'invalid_input' })
  expect((await make({ code: 'OTHER', minimum: 1_000 })).error.fields).toEqual({ country: 'invalid_input' })
  expect((await make({ code: 'OTHER', minimum: 1_000, country: 'NL' })).status).toBe(200)
})

test('the list is sorted, narrowed down and paged by the server', async () => {
  await make({ code: 'BETA', until: '2030-01-01T00:00:00.000Z', country: 'NL' })
  await make({ code: 'ALPHA', until: '2031-01-01T00:00:00.000Z' })
  await make({ code: 'GAMMA', until: '2020-01-01T00:00:00.000Z', is_welcome: true })
  const names = async (query: Readonly<Record<string, string>>) => (await find(query)).map(({ name }) => name)
  expect(await names({ sort: 'name' })).toEqual(['ALPHA', 'BETA', 'GAMMA', 'TIMEBONUS25'])
  expect(await names({ sort: 'until' })).toEqual(['GAMMA', 'BETA', 'ALPHA', 'TIMEBONUS25'])
  expect(await names({ state: 'over' })).toEqual(['GAMMA'])
  expect(await names({ country: 'NL' })).toEqual(['BETA'])
  expect(await names({ text: 'alp' })).toEqual(['ALPHA'])
  expect(await names({ sort: 'name', after: '2' })).toEqual(['GAMMA', 'TIMEBONUS25'])
  expect(await find({ text: 'timebonus25' })).toMatchObject([
    { is_automatic: true, percentage: 25, state: 'active', uses: 0 },
  ])
})
