import type { PaymentOption } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { debitRefusal, findDebitRoom } from './debit-refusal.ts'

/** §8: the ways to pay, with the reason why this member cannot pay by direct debit at present. */
export async function withDebitRefusals(
  db: Queryable,
  { payer, brand }: { readonly payer: MemberKey | null; readonly brand: Brand },
  options: readonly PaymentOption[],
  now: Date,
): Promise<PaymentOption[]> {
  if (!payer || !options.some(isDebit)) return [...options]
  const room = await findDebitRoom(db, payer, brand, now)
  return options.map((option) =>
    isDebit(option) ? { ...option, refusal: debitRefusal(room, option.total) } : option,
  )
}

function isDebit({ family }: PaymentOption): boolean {
  return family === 'debit'
}
