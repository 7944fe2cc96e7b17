import { expect, test } from 'vitest'
import { readMethodTypes } from './read-method-types.ts'

const answerOf = (payment_method_types: unknown) => ({
  payment_methods: [{ payment_method: 'wallet', payment_method_types }],
})

test.each([
  ['names, as described', ['paypal', 'twint']],
  [
    'objects, as sent',
    [{ payment_method_type: 'paypal', card_networks: null }, { payment_method_type: 'twint' }],
  ],
])('an account’s types are read from %s', (_, types) => {
  const value = ['paypal', 'twint'].map((type) => ({ category: 'wallet', type }))
  expect(readMethodTypes(answerOf(types))).toEqual({ ok: true, value })
})

test('a category without types has none, and another answer is unreadable', () => {
  expect(readMethodTypes(answerOf(null))).toEqual({ ok: true, value: [] })
  expect(readMethodTypes({})).toMatchObject({ ok: false, error: { kind: 'unreadable' } })
})
