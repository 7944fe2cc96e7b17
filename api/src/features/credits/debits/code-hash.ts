import { hash } from 'node:crypto'
import type { CheckedAccount } from './debit-account.ts'

/** Binds a code to the account and number that it was sent for. */
export function codeHash(id: string, code: string, { iban, mobile_number: number }: CheckedAccount): string {
  return hash('sha256', [id, code, iban, number].join(' '), 'base64url')
}
