import type { createOrder, InputOf } from 'contracts'
import type { Database } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { checkCode } from './check-code.ts'
import { type CheckedAccount, checkAccount } from './debit-account.ts'

/** A direct debit that the member confirmed with the code on their phone. */
export interface ProvenDebit {
  readonly account: CheckedAccount
  readonly codeId: string
}

type OrderRequest = InputOf<typeof createOrder>['body']

/** Proves an order by direct debit, in its own transaction: a wrong try counts despite the refusal. */
export async function proveDebit(
  database: Database,
  payer: MemberKey,
  { payment_method: method, direct_debit: sent }: OrderRequest,
  now: Date,
): Promise<ProvenDebit | undefined> {
  if (method !== 'sepa_direct_debit')
    return sent && refuse('invalid_input', { fields: { direct_debit: 'invalid_input' } })
  if (!sent) return refuse('invalid_input', { fields: { direct_debit: 'invalid_input' } })
  const { sms_code: code, ...entered } = sent
  const account = checkAccount(entered)
  const codeId = await database.inTransaction((tx) => checkCode(tx, payer, { account, code }, now))
  if (codeId === undefined) return refuse('sms_code_invalid', { fields: { sms_code: 'sms_code_invalid' } })
  return { account, codeId }
}
