import { expect, test } from 'vitest'
import { readDebitQuery } from '../direct-debit/read-debit-query.ts'
import { debitAddress } from './debit-address.ts'

test.each([
  { bundle: 'nl-150', country: 'NL', code: 'WELCOME-25' },
  { bundle: 'be-60', country: undefined, code: undefined },
] as const)('§2: the address carries %j', (query) => {
  expect(readDebitQuery(new URL(debitAddress(query), 'http://site.test').searchParams)).toEqual(query)
})

test('an address without a bundle, or with an unknown country, is read without', () => {
  expect(readDebitQuery(new URLSearchParams('country=NL'))).toBeNull()
  expect(readDebitQuery(new URLSearchParams('bundle=nl-150&country=XX'))).toMatchObject({
    country: undefined,
  })
})
