import type { Country } from 'contracts'
import { isSEPACountry } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** A mobile number of the SEPA area with its country's prefix, such as `+31612345678`; undefined if it is none. */
export function mobileNumber(text: string, country: Country): string | undefined {
  const found = parsePhoneNumberFromString(text, country)
  return found?.isValid() && isSEPACountry(found.country ?? '') ? found.number : undefined
}
