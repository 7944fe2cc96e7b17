import { type AnswerOf, changeStaffPrices, getStaffPrices } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { bundleIn } from '../../credits/orders/fixture-orders.ts'
import { entriesAbout, staffAt } from '../members/fixture-support.ts'

const world = await openWorld()
const finance = await staffAt(world, 'finance')
const marketing = await staffAt(world, 'marketing')
const reason = 'The costs of cards went up'
const nl = () => bundleIn(world.database, { brandId: 'amberly' })

const change = (prices: readonly { bundle: string; was: number; price: number }[]) =>
  finance.ask<AnswerOf<typeof changeStaffPrices>>(changeStaffPrices, { body: { prices, reason } })

test('each country shows its bundles with the least that each may cost, and the credits of each use', async () => {
  const { body } = await marketing.ask<AnswerOf<typeof getStaffPrices>>(getStaffPrices)
  const dutch = body.countries.find(({ country }) => country === 'NL')
  const { id, credits, price } = await nl()
  expect(body.uses).toEqual({ message: 5, photo: 10, gift: 10 })
  expect(dutch).toMatchObject({ currency: 'EUR', least_message: 50 })
  expect(dutch?.bundles.find((one) => one.id === id)).toEqual({
    id,
    credits,
    price,
    least: (credits / 5) * 50,
    is_try_out: false,
  })
  expect(dutch?.bundles.filter(({ is_try_out }) => is_try_out)).toHaveLength(1)
})

test('finance changes a price with a reason, which the log keeps with both prices', async () => {
  const { id: bundle, price: was } = await nl()
  const { body } = await change([{ bundle, was, price: was + 100 }])
  const dutch = body.countries.find(({ country }) => country === 'NL')
  expect(dutch?.bundles.find(({ id }) => id === bundle)?.price).toBe(was + 100)
  expect(await entriesAbout(world, bundle)).toMatchObject([
    { what: 'prices set', details: { was, is: was + 100, currency: 'EUR', reason } },
  ])
})

test('a price that is too low, has changed meanwhile or is nobody’s changes none of them', async () => {
  const { id: bundle, price: was } = await nl()
  const good = { bundle, was, price: was + 200 }
  const low = { bundle: 'nl-150', was: 0, price: 100 }
  expect((await change([good, low])).error).toMatchObject({ code: 'invalid_input' })
  expect((await change([{ ...good, was: was - 1 }])).error.code).toBe('price_changed')
  expect((await change([good, { ...good, bundle: 'nl-7' }])).error.code).toBe('not_found')
  expect((await nl()).price).toBe(was)
})
