import { countries, countryCurrencies, paymentMethods } from 'contracts'
import { expect, test } from 'vitest'
import { loadDescription } from '../../../../local/simulator/description/load-description.ts'
import { offeredMethods, typesFor } from './offered-methods.ts'
import { paymentCatalogue } from './payment-catalogue.ts'
import { categoryOf, switchTypes } from './switch-types.ts'

const { schemas } = loadDescription().components
const valuesOf = (schema: string) => schemas[schema]?.['enum'] as string[]
const offeredIn = (country: (typeof countries)[number], amount = 2_000) =>
  offeredMethods({ country, currency: countryCurrencies[country], amount })

test.each(countries)('§9 in %s, a member can pay by card and in another way', (country) => {
  const families = offeredIn(country).map((id) => paymentCatalogue[id].family)
  expect(families).toContain('card')
  expect(families.filter((family) => family !== 'card')).not.toEqual([])
})

test.each([
  ['NL', 'ideal'],
  ['BE', 'bancontact'],
  ['FR', 'carte_bancaire'],
  ['IT', 'nexi'],
  ['ES', 'sepa_direct_debit'],
  ['DE', 'sepa_direct_debit'],
  ['AT', 'eps'],
  ['IE', 'sepa_direct_debit'],
  ['GB', 'wire_transfer'],
  ['US', 'wire_transfer'],
  ['CA', 'paysafecard'],
  ['AU', 'paysafecard'],
  ['NZ', 'paysafecard'],
  ['PL', 'blik'],
  ['CH', 'twint'],
  ['DK', 'mobilepay'],
  ['FI', 'mobilepay'],
  ['NO', 'vipps'],
  ['SE', 'swish'],
] as const)('§9 %s has %s', (country, method) => {
  expect(offeredIn(country)).toContain(method)
})

test('§9 Giropay and SOFORT are history, and Satispay is offered nowhere', () => {
  const everywhere = new Set(countries.flatMap((country) => offeredIn(country)))
  expect(paymentMethods.filter((id) => !everywhere.has(id))).toEqual(['satispay', 'giropay', 'sofort'])
})

test('a method of one country is not offered in another', () => {
  expect(offeredIn('DE')).not.toContain('ideal')
  expect(offeredIn('PL')).not.toContain('sepa_direct_debit')
})

test('a method is offered only within its amounts and for its currency', () => {
  expect(offeredIn('NL', 999)).not.toContain('wire_transfer')
  expect(offeredIn('NL', 1_000)).toContain('wire_transfer')
  expect(offeredIn('NL', 100_001)).not.toContain('paysafecard')
  expect(offeredIn('NL', 99)).toEqual([])
  expect(offeredMethods({ country: 'SE', currency: 'EUR', amount: 2_000 })).not.toContain('swish')
})

test('a method is offered only if the switch has a type for it', () => {
  const sale = { country: 'NL', currency: 'EUR', amount: 2_000 } as const
  expect(offeredMethods({ ...sale, supported: [{ category: 'bank_redirect', type: 'ideal' }] })).toEqual([
    'ideal',
  ])
  expect(offeredMethods({ ...sale, supported: [] })).toEqual([])
})

test('a bank transfer uses the network of its currency', () => {
  expect(typesFor('wire_transfer', { currency: 'EUR' })).toEqual(['sepa'])
  expect(typesFor('wire_transfer', { currency: 'USD' })).toEqual(['ach'])
  expect(typesFor('wire_transfer', { currency: 'GBP' })).toEqual(['bacs'])
})

test('the description has all types and categories of the catalogue, and none for Satispay', () => {
  expect(valuesOf('PaymentMethodType')).toEqual(expect.arrayContaining(switchTypes))
  expect(valuesOf('PaymentMethod')).toEqual(expect.arrayContaining(switchTypes.map(categoryOf)))
  expect(valuesOf('PaymentMethodType')).not.toContain('satispay')
})
