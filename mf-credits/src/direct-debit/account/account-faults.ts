import type { Country, DebitAccount } from 'contracts'
import { addressForm } from './address-forms.ts'
import { ibanFault } from './iban.ts'
import { mobileNumber } from './mobile-number.ts'

/** The account, as typed. */
export type AccountDraft = DebitAccount

export const EMPTY_ACCOUNT: AccountDraft = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  mobile_number: '',
}

/** Field → its fault, a key of the words. */
export function accountFaults(draft: AccountDraft, country: Country) {
  const isMissing = (field: keyof AccountDraft) => draft[field].trim() === ''
  const missing = (field: keyof AccountDraft) => (isMissing(field) ? ('missing' as const) : undefined)
  const isPostalCode = addressForm(country).postalCode.test(draft.postal_code.trim().toUpperCase())
  const isMobile = mobileNumber(draft.mobile_number, country) !== undefined
  return {
    account_holder: missing('account_holder'),
    iban: ibanFault(draft.iban),
    street: missing('street'),
    house_number: missing('house_number'),
    postal_code: missing('postal_code') ?? (isPostalCode ? undefined : ('wrong' as const)),
    city: missing('city'),
    mobile_number: missing('mobile_number') ?? (isMobile ? undefined : ('wrong' as const)),
  }
}

/** The account as it is sent: the IBAN without spaces, the number with its country's prefix. */
export function cleanAccount(draft: AccountDraft, country: Country): DebitAccount {
  const trimmed = Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, text.trim()]))
  return {
    ...draft,
    ...trimmed,
    iban: draft.iban.replaceAll(' ', ''),
    postal_code: draft.postal_code.trim().toUpperCase(),
    mobile_number: mobileNumber(draft.mobile_number, country) ?? draft.mobile_number,
  }
}
