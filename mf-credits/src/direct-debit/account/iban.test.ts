import { expect, test } from 'vitest'
import { groupIban, ibanFault, maskIban } from './iban.ts'

test.each([
  ['nl91abna0417164300', 'NL91 ABNA 0417 1643 00'],
  ['NL91 ABNA-0417.1643 00', 'NL91 ABNA 0417 1643 00'],
  ['be68', 'BE68'],
  ['', ''],
])('§3: %s is shown as %s', (typed, shown) => {
  expect(groupIban(typed)).toBe(shown)
})

test.each([
  ['NL91 ABNA 0417 1643 00', 'NL•• •••• •••• ••43 00'],
  ['BE68539007547034', 'BE•• •••• •••• 7034'],
])('§3: %s is masked as %s', (iban, masked) => {
  expect(maskIban(iban)).toBe(masked)
})

test.each([
  ['', 'missing'],
  ['NL91 ABNA 0417 1643 00', undefined],
  ['nl91abna0417164300', undefined],
  ['NL91 ABNA 0417 1643 01', 'wrong'],
  ['NL91 ABNA 0417', 'wrong'],
  ['hello', 'wrong'],
  // A valid account in Brazil.
  ['BR1800360305000010009795493C1', 'outside'],
])('§3: the fault of %s is %s', (iban, fault) => {
  expect(ibanFault(iban)).toBe(fault)
})
