import { countries, countryCurrencies, paymentMethods } from 'contracts'
import { expect, test } from 'vitest'
import { openSimulator } from '../../../../local/simulator/fixture-simulator.ts'
import { typesFor } from './offered-methods.ts'
import { paymentCatalogue } from './payment-catalogue.ts'
import { paymentMethodOf } from './payment-method-of.ts'

const sold = paymentMethods.filter((id) => {
  const { types, isPast, family } = paymentCatalogue[id]
  return types.length > 0 && !isPast && family !== 'debit'
})

test('§9 every method that is offered pays on the hosted page, in each country and currency', async () => {
  const { pay, payments } = await openSimulator()
  for (const method of sold) {
    for (const country of paymentCatalogue[method].countries ?? countries) {
      const currency = countryCurrencies[country]
      const types = typesFor(method, { currency })
      const { id } = await pay(
        { type: types[0] ?? '', outcome: 'pay' },
        { country, currency, way: { kind: 'page', types, save: false } },
      )
      const paid = await payments.fetch(id)
      expect([method, country, paid]).toMatchObject([method, country, { value: { state: 'paid', currency } }])
      const { family } =
        paymentCatalogue[(paid.ok && paid.value.method && paymentMethodOf(paid.value.method)) || 'satispay']
      expect([method, family]).toEqual([method, paymentCatalogue[method].family])
    }
  }
})
