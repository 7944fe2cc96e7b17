import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** A mobile number as shown: `+31 ••••••78`. */
export function maskedNumber(number: string): string {
  const prefix = parsePhoneNumberFromString(number)?.countryCallingCode ?? ''
  return `+${prefix} ${'•'.repeat(number.length - prefix.length - 3)}${number.slice(-2)}`
}
