import { expect, test } from 'vitest'
import { loadDescription } from './load-description.ts'
import { validators } from './validators.ts'

const PAYMENT_ID = 'pay_00000000000000000000000001'
const payment = { payment_id: PAYMENT_ID, amount: 1999, currency: 'EUR' }
const create = (body: unknown) => validators().request('post', '/payments', { body })

test('all 285 schemas of the description compile', () => {
  const { schemaNames, schema } = validators()
  expect(schemaNames).toHaveLength(285)
  for (const name of schemaNames) expect(() => schema(name, {})).not.toThrow()
})

test('all operations compile, for every part of the request and every status', () => {
  const { operations, request, response } = validators()
  expect(operations).toHaveLength(13)
  for (const { method, path } of operations) {
    expect(() => request(method, path, {})).not.toThrow()
    for (const status of [200, 400, 404]) expect(() => response(method, path, status, {})).not.toThrow()
  }
})

test('a correct payment passes, with null where the description allows it', () => {
  expect(create(payment)).toBeUndefined()
  expect(create({ ...payment, customer: null, payment_method: null, metadata: null })).toBeUndefined()
})

test.each([
  ['amount is text', { amount: '1999' }],
  ['amount is a fraction', { amount: 19.99 }],
  ['amount is negative', { amount: -1 }],
  ['amount loses digits', { amount: 2 ** 60 }],
  ['amount is missing', { amount: undefined }],
  ['currency is unknown', { currency: 'EUX' }],
  ['currency is in lower case', { currency: 'eur' }],
  ['currency is missing', { currency: undefined }],
  ['payment_id is too short', { payment_id: PAYMENT_ID.slice(1) }],
  ['payment_id is too long', { payment_id: `${PAYMENT_ID}1` }],
  ['method is unknown', { payment_method_type: 'satispay' }],
  ['customer_id is empty', { customer_id: '' }],
])('a payment is refused if its %s', (_, wrong) => {
  expect(create({ ...payment, ...wrong })).toMatch(/^body/)
})

test('a GET has no body, and accepted_currency is in the query', () => {
  const list = loadDescription().paths['/customers/{customer_id}/payment_methods']?.['get']
  expect(list?.parameters?.find(({ name }) => name === 'accepted_currency')?.in).toBe('query')
  const { operations } = validators()
  for (const { method, path } of operations.filter((operation) => operation.method === 'get'))
    expect(loadDescription().paths[path]?.[method]).not.toHaveProperty('requestBody')
})

test('numbers, booleans and lists in a query are read from text', () => {
  const query = {
    accepted_country: 'NL',
    accepted_currency: 'EUR',
    minimum_amount: '100',
    maximum_amount: '100',
    recurring_payment_enabled: 'true',
    installment_payment_enabled: 'false',
  }
  const list = (change: object) =>
    validators().request('get', '/customers/{customer_id}/payment_methods', {
      path: { customer_id: 'x' },
      query: { ...query, ...change },
    })
  expect(list({})).toBeUndefined()
  expect(list({ accepted_currency: 'EUX' })).toMatch(/^query/)
  expect(list({ minimum_amount: 'much' })).toMatch(/^query/)
})
