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

const TEXTS = ['account_holder', 'street', 'house_number', 'postal_code', 'city'] as const

/** Control characters, invisible ones, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/** §3: checks the account and the number, which without a prefix is dialled in the account's country. */
export function checkAccount(account: DebitAccount): CheckedAccount {
  const iban = sepaIban(account.iban)
  const number = mobileNumber(account.mobile_number, account.iban.trim().slice(0, 2).toUpperCase())
  const unprintable = TEXTS.filter((name) => UNPRINTABLE.test(account[name]))
  if (iban === undefined || number === undefined || unprintable.length > 0) {
    const fields = {
      ...Object.fromEntries(unprintable.map((name) => [name, 'invalid_input' as const])),
      ...(iban === undefined && { iban: 'iban_invalid' as const }),
      ...(number === undefined && { mobile_number: 'mobile_number_invalid' as const }),
    }
    const code =
      iban === undefined ? 'iban_invalid' : number === undefined ? 'mobile_number_invalid' : 'invalid_input'
    return refuse(code, { fields })
  }
  return { ...account, iban, mobile_number: number }
}

function sepaIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : undefined
}

/** Only numbers of the accepted countries, since text messages to some others cost a fortune. */
export function mobileNumber(text: string, country: string): string | undefined {
  const found = parsePhoneNumberFromString(text, country as CountryCode)
  return found?.isValid() && found.country && isSEPACountry(found.country) ? found.number : undefined
}
