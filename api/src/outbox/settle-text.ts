import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { outbox } from '../tables/outbox.ts'
import type { SmsReport } from './transports/sms-providers.ts'

/** Records what the provider reports about a text that it accepted. Repeated and late reports are harmless. */
export async function settleText(db: Queryable, id: string, report: SmsReport): Promise<void> {
  const isIt = and(eq(outbox.id, id), eq(outbox.channel, 'sms'), eq(outbox.status, 'sent'))
  if (report.isDelivered) await db.update(outbox).set({ deliveredAt: sql`now()` }).where(isIt)
  else {
    const code = report.code === undefined ? '' : `: ${report.code}`
    const reason = `The network did not deliver it${code}.`
    await db.update(outbox).set({ status: 'dead', reason, settledAt: sql`now()` }).where(isIt)
  }
}
