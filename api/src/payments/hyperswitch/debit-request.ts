import type { DebitAccount } from '../port.ts'

/** The part of a payment that takes it by SEPA direct debit, with the accepted mandate. */
export function debitRequest(account: DebitAccount, country: string): object {
  const { holder, iban, street, houseNumber, postalCode, city } = account
  const billing = { address: { line1: `${street} ${houseNumber}`, zip: postalCode, city, country } }
  return {
    confirm: true,
    payment_method: 'bank_debit',
    payment_method_type: 'sepa',
    payment_method_data: {
      bank_debit: { sepa_bank_debit: { iban: iban.replaceAll(/\s/g, ''), bank_account_holder_name: holder } },
      billing,
    },
    billing,
    customer_acceptance: {
      acceptance_type: 'online',
      accepted_at: account.acceptedAt.toISOString(),
      online: { ip_address: account.ipAddress, user_agent: account.userAgent },
    },
  }
}
