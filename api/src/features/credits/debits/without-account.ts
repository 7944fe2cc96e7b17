import type { DebitAccount } from 'contracts'
import { maskedIban } from './masked-iban.ts'

interface Request {
  readonly direct_debit?: (DebitAccount & { readonly sms_code: string }) | undefined
}

/** A request as it may be hashed and stored: a hash could be searched for an account's number. */
export function withoutAccount<R extends Request>({ direct_debit: debit, ...rest }: R) {
  if (!debit) return rest
  const { sms_code: _, iban, ...account } = debit
  return { ...rest, direct_debit: { ...account, iban: maskedIban(iban.replaceAll(/\s/g, '')) } }
}
