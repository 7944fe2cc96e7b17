import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Payments, Result } from '../../../payments/port.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { amountOf } from '../order/order-answer.ts'
import { findLastPaid } from './find-repeat-order.ts'

/** Makes the switch forget a saved method; another member's is not found. */
export async function forgetSavedMethod(
  db: Queryable,
  payments: Payments,
  owner: MemberKey,
  id: string,
): Promise<void> {
  const last = (await findLastPaid(db, owner)) ?? refuse('not_found')
  const purchase = { amount: amountOf(last), currency: last.currency, country: last.country }
  const own = answered(await payments.savedMethods(owner.memberId, purchase))
  if (!own.some((method) => method.id === id)) refuse('not_found')
  answered(await payments.forgetMethod(id))
}

function answered<T>(result: Result<T>): T {
  return result.ok ? result.value : refuse('payments_unavailable', { status: 503 })
}
