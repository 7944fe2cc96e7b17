import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { ledgerProof } from '../tables/credits.ts'
import { paymentEvent } from '../tables/orders.ts'
import { outbox } from '../tables/outbox.ts'

/** Milliseconds for which the figures are kept, however often somebody asks. */
const KEPT = 10_000

const CHANNELS = outbox.channel.enumValues

interface Figures extends Record<string, unknown> {
  readonly channels: readonly {
    readonly channel: string
    readonly waiting: number
    readonly overdue: number
  }[]
  readonly dead: number
  readonly webhooks: number
  readonly oldestWebhook: number
  /** Null before the first proof. */
  readonly faults: number | null
  readonly provedAt: number | null
}

/** One statement, which reads small indexes only. */
async function findFigures(db: Database['db']): Promise<Figures | undefined> {
  const { rows } = await db.execute<Figures>(sql`
    select (
      select coalesce(json_agg(found), '[]') from (
        select channel, count(*) waiting, greatest(extract(epoch from now() - min(due_at)), 0)::float8 overdue
        from ${outbox} where status in ('waiting', 'sending') group by channel
      ) found
    ) channels, (
      select count(*)::float8 from ${outbox} where status = 'dead' and settled_at > now() - interval '1 day'
    ) dead, webhook.count webhooks, webhook.oldest "oldestWebhook", proof.faults, proof.proved "provedAt"
    from (
      select count(*)::float8 count, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 oldest
      from ${paymentEvent} where handled_at is null
    ) webhook left join lateral (
      select jsonb_array_length(faults) faults, extract(epoch from proved_at)::float8 proved
      from ${ledgerProof} order by proved_at desc limit 1
    ) proof on true
  `)
  return rows[0]
}

/**
 * Metrics of what all processes share, as the database has it. Without a database or a proof there is no figure, rather
 * than one that looks good.
 */
export function siteGauges(register: Registry, { db }: Pick<Database, 'db'>, kept = KEPT) {
  let figures: Promise<Figures | undefined> = Promise.resolve(undefined)
  let until = 0
  /** The gauges of one scrape share a query. */
  function find() {
    if (performance.now() < until) return figures
    until = performance.now() + kept
    return (figures = findFigures(db).catch(() => undefined))
  }

  function gauge(name: string, help: string, of: (figures: Figures) => number | null) {
    const one = new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        const found = await find()
        const value = found && of(found)
        if (typeof value === 'number') one.set(value)
        else one.remove()
      },
    })
  }

  function ofChannels(name: string, help: string, of: 'waiting' | 'overdue') {
    const all = new Gauge({
      name,
      help,
      labelNames: ['channel'] as const,
      registers: [register],
      async collect() {
        const found = await find()
        all.reset()
        if (!found) return
        for (const channel of CHANNELS) {
          const row = found.channels.find((one) => one.channel === channel)
          all.set({ channel }, row?.[of] ?? 0)
        }
      },
    })
  }

  ofChannels('outbox_waiting', 'Messages that wait to be sent', 'waiting')
  ofChannels('outbox_overdue_seconds', 'How long ago the oldest waiting message was due', 'overdue')
  gauge('outbox_dead', 'Messages given up in the last 24 hours', ({ dead }) => dead)
  gauge('webhooks_waiting', 'Stored payment events not handled yet', ({ webhooks }) => webhooks)
  gauge(
    'webhook_oldest_seconds',
    'How long the oldest of them has waited',
    ({ oldestWebhook }) => oldestWebhook,
  )
  gauge('ledger_faults', 'Faults found when the ledger was last proven', ({ faults }) => faults)
  gauge('ledger_proved_timestamp_seconds', 'When the ledger was last proven', ({ provedAt }) => provedAt)
}
