import { and, asc, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { leftCustomer } from '../../../tables/debits.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { amountOf } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'

/** Notes, while a member is being deleted, that the switch has to forget their saved methods. */
export async function noteLeftCustomer(tx: Transaction, memberId: string, leftAt: Date): Promise<void> {
  const saves = and(eq(paymentOrder.memberId, memberId), eq(paymentOrder.savesMethod, true))
  const [last] = await tx
    .select()
    .from(paymentOrder)
    .where(saves)
    .orderBy(desc(paymentOrder.createdAt))
    .limit(1)
  if (!last) return
  const { currency, country } = last
  await tx.insert(leftCustomer).values({ id: memberId, amount: amountOf(last), currency, country, leftAt })
}

const BATCH_SIZE = 100

/** Makes the switch forget the methods of deleted members. Without an answer, the next run retries. */
export async function forgetLeftCustomers({ payments, database: { db }, log }: OrderServices): Promise<void> {
  const left = await db.select().from(leftCustomer).orderBy(asc(leftCustomer.leftAt)).limit(BATCH_SIZE)
  for (const { id, ...purchase } of left) {
    const saved = await payments.savedMethods(id, purchase)
    const results = saved.ok ? [] : [saved]
    for (const method of saved.ok ? saved.value : []) {
      const forgotten = await payments.forgetMethod(method.id)
      if (!forgotten.ok) results.push(forgotten)
    }
    const [failed] = results
    if (failed)
      log.warn(`The payment switch did not forget the methods of a deleted member (${failed.error.kind}).`)
    else await db.delete(leftCustomer).where(eq(leftCustomer.id, id))
  }
}
