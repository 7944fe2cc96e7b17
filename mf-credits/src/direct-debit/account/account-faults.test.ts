import { expect, test } from 'vitest'
import { accountFaults, cleanAccount, EMPTY_ACCOUNT } from './account-faults.ts'

const account = {
  account_holder: ' A. de Vries ',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Prinsengracht',
  house_number: '263',
  postal_code: '1016 gv',
  city: 'Amsterdam',
  mobile_number: '06 12345678',
}

test('§3: every field of an empty form is missing, none of a filled one', () => {
  expect(new Set(Object.values(accountFaults(EMPTY_ACCOUNT, 'NL')))).toEqual(new Set(['missing']))
  expect(Object.values(accountFaults(account, 'NL')).filter(Boolean)).toEqual([])
})

test('§3: the postal code and the mobile number are those of the country', () => {
  expect(accountFaults(account, 'DE')).toMatchObject({ postal_code: 'wrong' })
  expect(accountFaults({ ...account, postal_code: '10115' }, 'DE')).toMatchObject({ postal_code: undefined })
  expect(accountFaults({ ...account, mobile_number: '020 1234567' }, 'NL')).toMatchObject({
    mobile_number: 'wrong',
  })
})

test('§3: the account is sent without spaces around, and its number with the prefix', () => {
  expect(cleanAccount(account, 'NL')).toEqual({
    ...account,
    account_holder: 'A. de Vries',
    iban: 'NL91ABNA0417164300',
    postal_code: '1016 GV',
    mobile_number: '+31612345678',
  })
})
