import type { SwitchAnswer } from 'contracts'
import { sql } from 'drizzle-orm'
import type { Payment } from '../../../payments/port.ts'
import { paymentOrder, switchAnswer } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import type { OrderServices } from '../../credits/order/order-services.ts'
import { differencesFrom, differencesFromNone, type OurSide } from './order-differences.ts'

export type AnswerRow = typeof switchAnswer.$inferSelect

/** Our side in a word, which tells whether it has changed since the switch was asked. */
function oursOf({ order, refund }: OurSide): string {
  return `${order.status} ${refund?.status ?? ''}`
}

/** The same in a query that joins orders with their refunds. */
const OURS = sql`${paymentOrder.status} || ' ' || coalesce(${orderRefund.status}, '')`

/** Whether the switch's last answer differs from what an order still says; for a query that joins all three. */
export const DIFFERS = sql<boolean>`(${switchAnswer.differences} <> '[]'::jsonb and ${switchAnswer.ours} = ${OURS})`

/** Asks the switch about an order, books nothing, and keeps what it says beside our side. */
export async function askSwitch(
  { payments, database, clock }: Pick<OrderServices, 'payments' | 'database' | 'clock'>,
  ours: OurSide,
): Promise<AnswerRow> {
  const answer = await payments.fetch(ours.order.paymentId)
  const isUnknown = !answer.ok && answer.error.kind === 'unknown'
  const row: AnswerRow = {
    orderId: ours.order.id,
    askedAt: clock.now(),
    ours: oursOf(ours),
    told: answer.ok ? toldOf(answer.value, ours) : null,
    problem: answer.ok ? null : answer.error.kind,
    differences: answer.ok ? differencesFrom(ours, answer.value) : isUnknown ? differencesFromNone(ours) : [],
  }
  await database.db
    .insert(switchAnswer)
    .values(row)
    .onConflictDoUpdate({ target: switchAnswer.orderId, set: row })
  return row
}

function toldOf({ state, received, refunds }: Payment, { refund }: OurSide): SwitchAnswer['told'] {
  const sent = refunds.filter((one) => one.state === 'succeeded')
  return {
    state,
    received,
    refunded: sent.reduce((sum, { amount }) => sum + amount, 0),
    refund: refunds.find(({ id }) => id === refund?.refundId)?.state ?? null,
  }
}

/** Whether an answer says something about our side as it is now. */
export function isCurrent(row: AnswerRow | null | undefined, ours: OurSide): boolean {
  return row?.ours === oursOf(ours) && (row.problem === null || row.problem === 'unknown')
}

export function switchAnswerOf(row: AnswerRow, ours: OurSide): SwitchAnswer {
  return {
    asked_at: row.askedAt.toISOString(),
    told: row.told,
    problem: row.problem,
    differences: [...row.differences],
    is_old: row.ours !== oursOf(ours),
  }
}
