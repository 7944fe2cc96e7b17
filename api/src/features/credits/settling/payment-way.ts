import type { Queryable } from '../../../db/database.ts'
import { typesFor } from '../../../payments/methods/offered-methods.ts'
import type { NewPayment } from '../../../payments/port.ts'
import { debitWay } from '../debits/debit-way.ts'
import type { OrderRow } from '../order/order-answer.ts'

/** Whether only the member's page can request this payment: nothing else knows the account. */
export function needsAccount({ method }: Pick<OrderRow, 'method'>): boolean {
  return method === 'sepa_direct_debit'
}

/** How an order is paid: from the account with this number, with a saved method, or on the switch's page. */
export async function paymentWay(
  db: Queryable,
  order: OrderRow,
  iban: string | undefined,
): Promise<NewPayment['way']> {
  const { method, savedMethodId: methodId, savesMethod: save } = order
  if (methodId !== null) return { kind: 'saved', methodId }
  if (!needsAccount(order)) return { kind: 'page', types: typesFor(method, order), save }
  if (iban === undefined) throw new Error(`The account for order ${order.id} is not known here.`)
  return debitWay(db, order, iban)
}
