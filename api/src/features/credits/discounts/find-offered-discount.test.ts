import { expect, test } from 'vitest'
import { openShop } from '../orders/fixture-shop.ts'
import { isWorse } from './find-offered-discount.ts'
import { addCode, shopFor } from './fixture-codes.ts'

const sums = (...amounts: number[]) => new Map(amounts.map((amount, index) => [`${index}`, amount]))

test.each([
  ['dearer', [80, 160], true],
  ['dearer for some, cheaper for none', [75, 160], true],
  ['dearer for some, cheaper for others', [80, 140], false],
  ['the same', [75, 150], false],
  ['cheaper', [70, 140], false],
  ['the same, with something that the others lack', [75, 150, 900], false],
])('sums that are %s: %j are worse: %s', (_, amounts, worse) => {
  expect(isWorse(sums(...amounts), sums(75, 150))).toBe(worse)
})

test('a code that is worse than the discount a member has anyway leaves the prices, a better one counts', async () => {
  const shop = await openShop()
  const { headers } = await shop.customer({ createdAt: shop.clock.now() })
  const look = shopFor(shop, headers)
  const small = await addCode(shop.database, { percentage: 10 })
  const large = await addCode(shop.database, { percentage: 40 })
  for (const ask of [look.bundles, look.methods]) {
    expect(await ask({ code: small.code })).toMatchObject({ discount: { code: 'TIMEBONUS25' } })
    expect(await ask({ code: large.code.toLowerCase() })).toMatchObject({ discount: { code: large.code } })
  }
})
