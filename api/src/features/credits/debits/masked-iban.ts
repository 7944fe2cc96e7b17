/** An account's number as shown and stored: `NL•• •••• •••• ••43 00`. */
export function maskedIban(iban: string): string {
  const masked = iban.slice(0, 2) + '•'.repeat(Math.max(0, iban.length - 6)) + iban.slice(-4)
  return masked.replaceAll(/.{4}(?=.)/g, '$& ')
}
