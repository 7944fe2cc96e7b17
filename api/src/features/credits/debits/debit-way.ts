import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { NewPayment } from '../../../payments/port.ts'
import { debitMandate } from '../../../tables/debits.ts'
import type { OrderRow } from '../order/order-answer.ts'

/** How the switch takes an order's money from the account in its mandate. */
export async function debitWay(
  db: Queryable,
  order: OrderRow,
  iban: string,
): Promise<Extract<NewPayment['way'], { kind: 'debit' }>> {
  const [mandate] = await db.select().from(debitMandate).where(eq(debitMandate.orderId, order.id))
  if (!mandate) throw new Error(`There is no mandate for order ${order.id}.`)
  const { accountHolder: holder, ...rest } = mandate
  const { street, houseNumber, postalCode, city, acceptedAt, ipAddress, userAgent } = rest
  const address = { street, houseNumber, postalCode, city }
  return { kind: 'debit', account: { iban, holder, ...address, acceptedAt, ipAddress, userAgent } }
}
