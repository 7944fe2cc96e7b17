import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** An IBAN as banks print it: in capitals, in groups of four. */
export function groupIban(text: string): string {
  const characters = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  return characters.replace(/(.{4})(?=.)/g, '$1 ')
}

/** `NL•• •••• •••• ••43 00`: enough to recognise an account by. */
export function maskIban(iban: string): string {
  const characters = groupIban(iban).replaceAll(' ', '')
  const hidden = Math.max(0, characters.length - 6)
  return (characters.slice(0, 2) + '•'.repeat(hidden) + characters.slice(-4)).replace(/(.{4})(?=.)/g, '$1 ')
}

export type IbanFault = 'missing' | 'wrong' | 'outside'

/** The reason why no direct debit can take money from an account, by its IBAN. */
export function ibanFault(text: string): IbanFault | undefined {
  const iban = electronicFormatIBAN(text) ?? ''
  if (iban === '') return 'missing'
  if (!isValidIBAN(iban)) return 'wrong'
  return isSEPACountry(iban.slice(0, 2)) ? undefined : 'outside'
}
