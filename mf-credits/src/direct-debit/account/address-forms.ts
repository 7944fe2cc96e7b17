import type { Country } from 'contracts'

interface AddressForm {
  readonly postalCode: RegExp
  readonly example: string
  /** The house number stands before the street. */
  readonly isNumberFirst?: true
}

/** How addresses are written in the countries with direct debits. */
const forms: { readonly [Name in Country]?: AddressForm } = {
  NL: { postalCode: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 AB' },
  BE: { postalCode: /^[1-9]\d{3}$/, example: '1000' },
  FR: { postalCode: /^\d{5}$/, example: '75001', isNumberFirst: true },
  IT: { postalCode: /^\d{5}$/, example: '00184' },
  ES: { postalCode: /^\d{5}$/, example: '28013' },
  DE: { postalCode: /^\d{5}$/, example: '10115' },
  AT: { postalCode: /^[1-9]\d{3}$/, example: '1010' },
  IE: { postalCode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, example: 'D02 X285', isNumberFirst: true },
  FI: { postalCode: /^\d{5}$/, example: '00100' },
}

const ANY: AddressForm = { postalCode: /./, example: '' }

export const addressForm = (country: Country): AddressForm => forms[country] ?? ANY
