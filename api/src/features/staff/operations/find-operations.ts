import type { AnswerOf, getOperations, StaffJob } from 'contracts'
import { and, count, desc, eq, gte, isNull, max, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { findDeadLetters } from '../../../outbox/dead-letters.ts'
import type { Storage } from '../../../storage/storage.ts'
import { paymentEvent, refusedWebhook } from '../../../tables/orders.ts'
import { mailReport, outbox } from '../../../tables/outbox.ts'
import { DAY_MS, MINUTE_MS } from '../../../time.ts'
import { jobTimes, type ScheduledJob } from './job-times.ts'

type Operations = AnswerOf<typeof getOperations>

/** Anything that should have happened longer ago is late. */
const PATIENCE = 5 * MINUTE_MS

/** How long a part takes to answer, if it does. */
async function timed(ask: () => Promise<unknown>): Promise<Operations['health']['database']> {
  const from = performance.now()
  const isWell = await ask().then(
    () => true,
    () => false,
  )
  return { is_well: isWell, took: isWell ? Math.round(performance.now() - from) : null }
}

/** Any name will do: that there is no such file is an answer. */
const PROBE = 'is-it-there'

async function findStored(storage: Storage) {
  const found = await storage.get(PROBE)
  found?.stream.destroy()
}

export async function findHealth(db: Queryable, storage: Storage): Promise<Operations['health']> {
  const { rows } = await db.execute<{ nodes: number }>(
    sql`select count(*)::integer nodes from pg_stat_activity where application_name = 'amberly bus'
      and datname = current_database()`,
  )
  const nodes = rows[0]?.nodes ?? 0
  return {
    database: await timed(() => db.execute(sql`select 1`)),
    storage: await timed(() => findStored(storage)),
    bus: { is_well: nodes > 0, nodes },
  }
}

export async function findOutbox(db: Queryable, brandId: string, now: Date): Promise<Operations['outbox']> {
  const late = new Date(now.getTime() - PATIENCE).toISOString()
  const [counts] = await db
    .select({
      waiting: count(),
      late: sql<number>`count(*) filter (where ${outbox.dueAt} < ${late})`.mapWith(Number),
    })
    .from(outbox)
    .where(and(eq(outbox.brandId, brandId), sql`${outbox.status} in ('waiting', 'sending')`))
  const { letters, total } = await findDeadLetters(db, { brandId })
  return {
    waiting: counts?.waiting ?? 0,
    late: counts?.late ?? 0,
    dead: total,
    letters: letters.map(({ id, channel, kind, attempts, reason, settledAt }) => ({
      id,
      channel,
      kind,
      attempts,
      reason,
      died_at: settledAt?.toISOString() ?? null,
    })),
  }
}

const SHOWN_REFUSALS = 20

export async function findWebhooks(db: Queryable, now: Date): Promise<Operations['webhooks']> {
  const since = new Date(now.getTime() - DAY_MS)
  const refusals = await db
    .select()
    .from(refusedWebhook)
    .orderBy(desc(refusedWebhook.receivedAt))
    .limit(SHOWN_REFUSALS)
  const [latest] = await db.select({ at: max(paymentEvent.receivedAt) }).from(paymentEvent)
  return {
    payments: await db.$count(paymentEvent, gte(paymentEvent.receivedAt, since)),
    mail_reports: await db.$count(mailReport, gte(mailReport.receivedAt, since)),
    waiting: await db.$count(paymentEvent, isNull(paymentEvent.handledAt)),
    last_at: latest?.at?.toISOString() ?? null,
    refused: await db.$count(refusedWebhook, gte(refusedWebhook.receivedAt, since)),
    refusals: refusals.map(({ id, receivedAt, reason, size, bodyHash }) => {
      return { id, at: receivedAt.toISOString(), reason, size, hash: bodyHash }
    }),
  }
}

interface Run extends Record<string, unknown> {
  readonly name: string
  readonly last_at: Date | string | null
  readonly error: string | null
}

/** The jobs with their last run and their next, as their worker keeps them in tables of its own. */
export async function findJobs(
  db: Queryable,
  jobs: readonly ScheduledJob[],
  now: Date,
): Promise<StaffJob[] | null> {
  const { rows: schemas } = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('graphile_worker._private_known_crontabs') is not null is_there`,
  )
  if (!schemas[0]?.is_there) return null
  const { rows } = await db.execute<Run>(sql`
    select crontab.identifier name, crontab.last_execution last_at, (
      select job.last_error from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = crontab.identifier and job.last_error is not null
      order by job.updated_at desc limit 1
    ) error
    from graphile_worker._private_known_crontabs crontab
  `)
  return jobs.map((job) => {
    const run = rows.find(({ name }) => name === job.name)
    const { previous, next } = jobTimes(job, now)
    const last = run?.last_at ? new Date(run.last_at) : null
    const isOverdue = now.getTime() - previous.getTime() > PATIENCE
    return {
      id: job.name,
      last_at: last?.toISOString() ?? null,
      next_at: next.toISOString(),
      is_late: isOverdue && last !== null && last < previous,
      error: run?.error ?? null,
    }
  })
}
