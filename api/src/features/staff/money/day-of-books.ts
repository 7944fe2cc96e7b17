import type { AnswerOf, Currency, getReconciliation } from 'contracts'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { paymentOrder, switchAnswer } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { DAY_MS } from '../../../time.ts'
import { findPostings, type Posting } from '../../credits/ledger/postings.ts'
import { amountOf, type OrderRow } from '../../credits/order/order-answer.ts'
import type { RefundRow } from '../../credits/settling/find-refund.ts'
import { isLedgerAmiss } from './order-differences.ts'
import { type AnswerRow, isCurrent, switchAnswerOf } from './switch-answers.ts'

type Reconciliation = AnswerOf<typeof getReconciliation>
type Sum = Reconciliation['currencies'][number]['ours']

/** An order of a day by all three books. */
export interface Booked {
  readonly order: OrderRow
  readonly refund: RefundRow | undefined
  readonly answer: AnswerRow | null
  readonly postings: readonly Posting[]
}

export interface Day {
  readonly from: Date
  readonly until: Date
}

/** A day in UTC; undefined if there is none of this name. */
export function dayNamed(name: string): Day | undefined {
  const from = new Date(`${name}T00:00:00Z`)
  if (Number.isNaN(from.getTime()) || !from.toISOString().startsWith(name)) return undefined
  return { from, until: new Date(from.getTime() + DAY_MS) }
}

const PAID_OR_MADE = sql<Date>`coalesce(${paymentOrder.paidAt}, ${paymentOrder.createdAt})`.mapWith(
  paymentOrder.createdAt,
)
const DECIDED_OR_MADE = sql<Date>`coalesce(${orderRefund.settledAt}, ${orderRefund.createdAt})`.mapWith(
  orderRefund.createdAt,
)

const isWithin = (column: typeof PAID_OR_MADE, { from, until }: Day) =>
  and(
    gte(column, sql`${from.toISOString()}::timestamptz`),
    lt(column, sql`${until.toISOString()}::timestamptz`),
  )

/** The orders that were paid or made on a day, or whose refund was decided on it; none that a demo invented. */
export async function findBooked(db: Queryable, brandId: string, day: Day): Promise<readonly Booked[]> {
  const ids = union(
    db
      .select({ id: paymentOrder.id })
      .from(paymentOrder)
      .where(
        and(eq(paymentOrder.brandId, brandId), eq(paymentOrder.isDemo, false), isWithin(PAID_OR_MADE, day)),
      ),
    db
      .select({ id: orderRefund.orderId })
      .from(orderRefund)
      .where(and(eq(orderRefund.brandId, brandId), isWithin(DECIDED_OR_MADE, day))),
  )
  const found = await db
    .select({ order: paymentOrder, refund: orderRefund, answer: switchAnswer })
    .from(paymentOrder)
    .leftJoin(orderRefund, eq(orderRefund.orderId, paymentOrder.id))
    .leftJoin(switchAnswer, eq(switchAnswer.orderId, paymentOrder.id))
    .where(inArray(paymentOrder.id, ids))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
  const postings = await findPostings(
    db,
    brandId,
    found.map(({ order }) => order.id),
  )
  return found.map(({ order, refund, answer }) => ({
    order,
    refund: refund ?? undefined,
    answer,
    postings: postings.get(order.id) ?? [],
  }))
}

const LONGEST = 200

/** The three books of a day beside each other, and where they differ. */
export function reconcile(booked: readonly Booked[], day: Day): Reconciliation {
  const asked = booked.flatMap((one) => currentOf(one) ?? [])
  const first = asked.toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())[0]
  const differences = booked.flatMap(differenceOf)
  const currencies = Map.groupBy(booked, ({ order }) => order.currency)
  return {
    currencies: [...currencies].map(([currency, some]) => sumsOf(currency, some, day)),
    orders: booked.length,
    unasked: booked.length - asked.length,
    asked_since: first?.askedAt.toISOString() ?? null,
    differences: differences.slice(0, LONGEST),
    is_cut: differences.length > LONGEST,
  }
}

/** The switch's answer, if it is about our side as it is now. */
function currentOf(one: Booked): AnswerRow | undefined {
  return one.answer && isCurrent(one.answer, one) ? one.answer : undefined
}

function differenceOf(one: Booked): Reconciliation['differences'] {
  const { order, answer, postings } = one
  const current = currentOf(one)
  const differences = [
    ...(current?.differences ?? []),
    ...(isLedgerAmiss(one, postings) ? (['ledger'] as const) : []),
  ]
  const couldNot = !current && answer?.problem
  if (differences.length === 0 && !couldNot) return []
  const { id, paymentId: payment_id, status, currency } = order
  const told = answer && switchAnswerOf(answer, one)
  return [{ id, payment_id, status, currency, amount: amountOf(order), differences, answer: told }]
}

function sumsOf(currency: Currency, booked: readonly Booked[], day: Day) {
  const isOfDay = (time: Date) => time >= day.from && time < day.until
  const [ours, theirs, ledger] = [nothing(), nothing(), nothing()]
  for (const one of booked) {
    const { order, refund, postings } = one
    const told = currentOf(one)?.told
    const amount = amountOf(order)
    if (isOfDay(order.paidAt ?? order.createdAt)) {
      if (order.paidAt) add(ours, amount)
      if (told?.state === 'paid') add(theirs, told.received)
      if (postings.some(({ kind }) => kind === 'order')) add(ledger, amount)
    }
    const moment = refund ? (refund.settledAt ?? refund.createdAt) : (order.paidAt ?? order.createdAt)
    if (!isOfDay(moment)) continue
    theirs.refunded += told?.refunded ?? 0
    if (refund?.status !== 'succeeded') continue
    ours.refunded += refund.amount
    if (postings.some(({ kind }) => kind === 'refund')) ledger.refunded += refund.amount
  }
  return { currency, ours, switch: theirs, ledger }
}

const nothing = (): Sum => ({ payments: 0, paid: 0, refunded: 0 })

function add(sum: Sum, amount: number) {
  sum.payments += 1
  sum.paid += amount
}
