import { type AnswerOf, type getRefund, type Refund, requestRefund } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { outbox } from '../../../tables/outbox.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import type { openShop } from '../orders/fixture-shop.ts'

/** A customer of the shop with an order that was paid just now. */
export async function addBuyer(shop: Awaited<ReturnType<typeof openShop>>) {
  const { app, payments, database } = shop
  const { db } = database
  const customer = await shop.customer()
  const { order } = await customer.order()
  payments.pay(order.payment_id)
  await customer.poll(order.id)
  const { headers, owner } = customer
  const url = requestRefund.path

  return {
    ...customer,
    bought: order,
    payment: order.payment_id,

    async look() {
      const answer = await app.inject({ url, query: { order: order.id }, headers })
      return answer.json<AnswerOf<typeof getRefund>>()
    },

    /** The refund, or the code of the refusal. */
    async ask(credits = order.credits) {
      const answer = await app.inject({ method: 'POST', url, headers, payload: { order: order.id, credits } })
      const { refund, error } = answer.json<{ refund: Refund; error: { code: string } }>()
      return answer.statusCode === 200 ? refund : error.code
    },

    async row() {
      const [found] = await db.select().from(orderRefund).where(eq(orderRefund.orderId, order.id))
      return found ?? expect.fail('There is no refund.')
    },

    async receipts() {
      const rows = await db.select().from(outbox).where(eq(outbox.memberId, owner.memberId))
      return rows.filter(({ kind }) => kind === 'refund-receipt').map(({ data }) => data)
    },
  }
}
