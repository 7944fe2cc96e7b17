import type { StaffAction, StaffOrderView } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { staffAction } from '../../../tables/account.ts'
import { debitBlock } from '../../../tables/debits.ts'
import { paymentEvent } from '../../../tables/orders.ts'
import { paymentDispute } from '../../../tables/refunds.ts'
import { findPostings } from '../../credits/ledger/postings.ts'
import type { OurSide } from './order-differences.ts'

type Line = StaffOrderView['history'][number]

/** Everything that happened to an order, the first event first: here, at the switch, in the ledger, and by staff. */
export async function findHistory(
  db: Queryable,
  { order, refund }: OurSide,
  now: Date,
): Promise<readonly Line[]> {
  const { id, brandId, paymentId } = order
  const webhooks = await db
    .select({ id: paymentEvent.id, type: paymentEvent.type, at: paymentEvent.receivedAt })
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, paymentId))
  const disputes = await db.select().from(paymentDispute).where(eq(paymentDispute.orderId, id))
  const returned = await db.select().from(debitBlock).where(eq(debitBlock.orderId, id))
  const actions = await db
    .select({ id: staffAction.id, action: staffAction.action, at: staffAction.createdAt })
    .from(staffAction)
    .where(and(eq(staffAction.brandId, brandId), eq(staffAction.subject, id)))
  const postings = (await findPostings(db, brandId, [id])).get(id) ?? []
  const lines = [
    line('created', order.createdAt),
    ...(order.paidAt ? [line('paid', order.paidAt)] : []),
    ...(!order.paidAt && order.expiresAt <= now ? [line('expires', order.expiresAt)] : []),
    ...webhooks.map((one) => line('webhook', one.at, one)),
    ...postings.map((one) => line('posting', one.at, { ...one, type: one.kind })),
    ...(refund ? [line('refund', refund.createdAt, { type: refund.refundId })] : []),
    ...(refund?.settledAt
      ? [line('refund_settled', refund.settledAt, { type: refund.failure ?? refund.status })]
      : []),
    ...disputes.map((one) => line('dispute', one.openedAt, { ...one, type: one.reason })),
    ...disputes
      .filter(({ state }) => state !== 'open')
      .map((one) => line('dispute_changed', one.changedAt, { ...one, type: one.state })),
    ...returned.map(({ orderId, blockedAt }) => line('debit_returned', blockedAt, { id: orderId })),
    // Looks are in the log; here they would hide what was done.
    ...actions
      .filter(({ action }) => action !== LOOK)
      .map((one) => line('staff', one.at, { ...one, type: one.action })),
  ]
  return lines.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** The name of a look at an order in the log. */
export const LOOK = 'order look' satisfies StaffAction

interface About {
  readonly id?: string
  readonly type?: string | null
  readonly credits?: number
}

function line(what: Line['what'], at: Date, { id = '', type = null, credits }: About = {}): Line {
  return { id: `${what} ${id}`, at: at.toISOString(), what, detail: type, credits: credits ?? null }
}
