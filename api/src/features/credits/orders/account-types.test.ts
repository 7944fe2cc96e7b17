import { getPaymentMethods } from 'contracts'
import { expect, test } from 'vitest'
import { bundleIn } from './fixture-orders.ts'
import { openShop } from './fixture-shop.ts'

const { app, database, payments, customer } = await openShop()

test('§9: the checkout offers what the switch’s account has, and an order takes nothing else', async () => {
  payments.types = [{ category: 'bank_redirect', type: 'ideal' }]
  const ann = await customer()
  const { id: bundle } = await bundleIn(database, { brandId: 'amberly' })
  const offered = async () => {
    const answer = await app.inject({
      url: getPaymentMethods.path,
      query: { bundle },
      headers: ann.headers,
    })
    return getPaymentMethods.answer.parse(answer.json()).methods.map(({ id }) => id)
  }
  // Asks the switch without waiting for it, so an early call gets what it offers to everybody.
  await expect.poll(offered).toEqual(['ideal'])
  expect(await ann.order({ payment_method: 'paypal' })).toMatchObject({ code: 'payment_method_unavailable' })
})
