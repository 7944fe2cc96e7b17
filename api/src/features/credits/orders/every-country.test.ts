import {
  type AnswerOf,
  type Country,
  countries,
  createOrder,
  type Endpoint,
  getBundles,
  getOrder,
  getPaymentMethods,
  type PaymentMethodId,
  paymentMethods,
} from 'contracts'
import { expect, test } from 'vitest'
import { openSimulator } from '../../../../../local/simulator/fixture-simulator.ts'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { typesFor } from '../../../payments/methods/offered-methods.ts'
import { paymentCatalogue } from '../../../payments/methods/payment-catalogue.ts'
import { addMember } from '../../account/fixture-member.ts'
import { beginSession } from '../../account/sessions/sessions.ts'
import { findStatement } from '../ledger/statement.ts'

test('§9: every method pays an order in each currency, through the API, the driver and the simulator', {
  timeout: 120_000,
}, async () => {
  const { payments, post } = await openSimulator()
  const world = await openWorld({ checkout: { payments, originOf: (domain) => `http://${domain}:3000` } })
  const { app, database } = world
  const visitor = await world.headersOf('amberly', 'visitor')
  const paid = new Set<PaymentMethodId>()
  const paidIn = new Set<string>()

  async function payInEveryWay(country: Country) {
    const { brandId, memberId } = await addMember(database, { isPaid: true })
    const session = await beginSession(database, { brandId, memberId, label: 'a test' }, new Date())
    const headers = { ...visitor, cookie: `session=${session}` }
    async function get<E extends Endpoint>({ path, answer }: E, query: Record<string, string>) {
      const response = await app.inject({ url: path, query, headers })
      return answer.parse(response.json()) as AnswerOf<E>
    }

    const { bundles, currency } = await get(getBundles, { country })
    // The second one is dear enough for all methods.
    const { id: bundle = '', credits = 0 } = bundles[1] ?? {}
    const { methods } = await get(getPaymentMethods, { bundle, country })
    // Countries of one currency share most methods, which need not be paid again in each.
    const untried = methods.filter(({ id, family }) => family !== 'debit' && !paidIn.has(`${id} ${currency}`))
    for (const { id: method, total: amount } of untried) {
      const payload = { id: newId(), bundle, payment_method: method, country, amount }
      const created = await app.inject({ method: 'POST', url: createOrder.path, headers, payload })
      expect([country, method, created.json()]).toMatchObject([country, method, { order: {} }])
      const { order } = createOrder.answer.parse(created.json())
      const [type = ''] = typesFor(method, { currency })
      expect((await post(order.payment_url ?? '', { type, outcome: 'pay' })).status).toBe(303)
      const { order: settled } = await get(getOrder, { id: order.id })
      expect([country, method, settled]).toMatchObject([
        country,
        method,
        { status: 'paid', currency, amount },
      ])
      paid.add(method)
      paidIn.add(`${method} ${currency}`)
    }
    const statement = await findStatement(database.db, { brandId, memberId })
    expect([country, statement.map(({ kind, amount }) => [kind, amount])]).toEqual([
      country,
      untried.map(() => ['order', credits]),
    ])
  }

  for (const country of countries) await payInEveryWay(country)
  const isElsewhere = (id: PaymentMethodId) => {
    const { types, isPast, family } = paymentCatalogue[id]
    return types.length === 0 || isPast || family === 'debit'
  }
  expect(paymentMethods.filter((id) => !paid.has(id) && !isElsewhere(id))).toEqual([])
})
