import { expect, test } from 'vitest'
import { openShop } from '../orders/fixture-shop.ts'
import { shopFor } from './fixture-codes.ts'

const shop = await openShop({ hasLimits: true })

async function statusesOf(look: ReturnType<typeof shopFor>, count: number) {
  const statuses: number[] = []
  for (let call = 0; call < count; call += 1) {
    const ask = [look.code, look.bundles, look.methods][call % 3]!
    statuses.push((await ask({ code: `GUESS-${call}` })).status)
  }
  return statuses
}

test('§7: a member who tries 100 codes a minute is throttled, whichever call they use', async () => {
  const { headers } = await shop.customer()
  const look = shopFor(shop, headers)
  const statuses = await statusesOf(look, 100)
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
  expect(statuses.slice(30)).toEqual(Array.from({ length: 70 }, () => 429))
  expect((await look.bundles()).status).toBe(200)
  expect((await look.code({ welcome: 'true' })).status).toBe(200)
})

test('§7: an address with many accounts is throttled, too', async () => {
  const statuses: number[] = []
  for (let account = 0; account < 3; account += 1) {
    const { headers } = await shop.customer()
    statuses.push(...(await statusesOf(shopFor(shop, headers), 25)))
  }
  expect(statuses.at(0)).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
