import type { Country } from 'contracts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** A mobile number with its country's prefix, such as `+31612345678`; undefined if it is none. */
export function mobileNumber(text: string, country: Country): string | undefined {
  const number = parsePhoneNumberFromString(text, country)
  return number?.isValid() ? number.number : undefined
}
