import type { DebitAccount } from 'contracts'
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { refuse } from '../../../http/refusal.ts'

/** A bank account and mobile number that passed the checks, each written in one way only. */
export interface CheckedAccount extends DebitAccount {
  /** Capitals and digits. */
  readonly iban: string
  /** In E.164: `+31612345678`. */
  readonly mobile_number: string
}

/** §3: checks the account and the number, which is as dialled in the account's country unless it has a prefix. */
export function checkAccount(account: DebitAccount): CheckedAccount {
  const iban = sepaIban(account.iban)
  const number = mobileNumber(account.mobile_number, account.iban.trim().slice(0, 2).toUpperCase())
  if (iban === undefined || number === undefined) {
    const fields = {
      ...(iban === undefined && { iban: 'iban_invalid' as const }),
      ...(number === undefined && { mobile_number: 'mobile_number_invalid' as const }),
    }
    return refuse(fields.iban ?? 'mobile_number_invalid', { fields })
  }
  return { ...account, iban, mobile_number: number }
}

function sepaIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : undefined
}

/** Only numbers of the countries whose accounts are accepted, since text messages to some others cost a fortune. */
function mobileNumber(text: string, country: string): string | undefined {
  const found = parsePhoneNumberFromString(text, country as CountryCode)
  return found?.isValid() && found.country && isSEPACountry(found.country) ? found.number : undefined
}
