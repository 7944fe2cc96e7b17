import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../time.ts'
import type { Database, Transaction } from '../database.ts'

const WEEK_MS = 7 * DAY_MS
/** Made so far ahead that the job may fail for a month before rows miss their week. */
const WEEKS_AHEAD = 5

/** A table divided by the week of its rows' `created_at`, so that old rows are dropped and not deleted one by one. */
export interface DividedTable {
  readonly name: string
  /** Milliseconds that a row is kept at least; up to a week later, it is dropped with its week. */
  readonly kept: number
  /** The table and those it refers to, in the order in which its writers lock them. */
  readonly locked: readonly string[]
  /** Runs before a week is dropped; no row refers to it by then. */
  readonly beforeDrop?: (tx: Transaction, week: Week) => Promise<unknown>
}

export interface Week {
  /** Name of the table with its rows. */
  readonly name: string
  /** When the next one begins; PostgreSQL's text, which is exact. */
  readonly end: string
}

/** Adds the weeks to come and drops those that are over. Returns how many it dropped. */
export async function keepWeeks(
  database: Pick<Database, 'inTransaction'>,
  table: DividedTable,
  now: Date,
): Promise<number> {
  const weeks = await database.inTransaction((tx) => findWeeks(tx, table))
  const last = weeks.at(-1)
  if (!last) throw new Error(`The table ${table.name} has no weeks.`)
  const until = now.getTime() + WEEKS_AHEAD * WEEK_MS
  for (let start = Date.parse(last.end); start < until; start += WEEK_MS) {
    await locking(database, table, (tx) => addWeek(tx, table, new Date(start)))
  }
  // The last one stays, so that the next can be added after it.
  const over = weeks.slice(0, -1).filter(({ end }) => Date.parse(end) <= now.getTime() - table.kept)
  for (const week of over) {
    await database.inTransaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await table.beforeDrop?.(tx, week)
    })
    await locking(database, table, (tx) => tx.execute(sql`drop table ${sql.identifier(week.name)}`))
  }
  // Rows that were restored from before the first week are in none.
  const isOld = sql`created_at < ${new Date(now.getTime() - table.kept)}`
  await database.inTransaction((tx) => tx.execute(sql`delete from ${elseOf(table)} where ${isOld}`))
  return over.length
}

/** Name of the partition with what no week takes. */
function elseOf({ name }: DividedTable): SQL {
  return sql`${sql.identifier(`${name}_else`)}`
}

/** The weeks of the table in order; the first also has all that was before it. */
async function findWeeks(tx: Transaction, { name }: DividedTable): Promise<Week[]> {
  const { rows } = await tx.execute<{ name: string; end: string }>(sql`
    select name, to_char("end" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as end from (
      select relname as name, substring(pg_get_expr(relpartbound, oid) from 'TO \\(''(.*)''\\)')::timestamptz as end
      from pg_class where oid in (select inhrelid from pg_inherits where inhparent = ${name}::regclass)
    ) as week
    where "end" is not null order by week.end`)
  return rows
}

/** Takes over what has come too early for it, which is in the default partition. */
async function addWeek(tx: Transaction, divided: DividedTable, start: Date): Promise<void> {
  const { name } = divided
  const table = sql.identifier(name)
  const week = sql.identifier(`${name}_${start.toISOString().slice(0, 10).replaceAll('-', '_')}`)
  const [from, to] = [literal(start), literal(new Date(start.getTime() + WEEK_MS))]
  await tx.execute(sql`create table ${week} (like ${table} including defaults including constraints)`)
  await tx.execute(sql`
    with early as (
      delete from ${elseOf(divided)} where created_at >= ${from} and created_at < ${to} returning *
    )
    insert into ${week} select * from early`)
  await tx.execute(sql`alter table ${table} attach partition ${week} for values from (${from}) to (${to})`)
}

/** Statements that define tables take no parameters. */
function literal(time: Date): SQL {
  return sql.raw(`'${time.toISOString()}'`)
}

/** Milliseconds that it waits for the tables, and in which everybody else who wants them waits behind it. */
const LOCK_TIMEOUT = 1_000
const MAX_TRIES = 20
const LOCK_NOT_AVAILABLE = '55P03'

/** Changes a table that the site uses: for milliseconds, and not while a long statement would make everybody wait. */
async function locking(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { locked }: DividedTable,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await inTransaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT}`))
        for (const name of locked) {
          await tx.execute(sql`lock table ${sql.identifier(name)} in access exclusive mode`)
        }
        await change(tx)
      })
      return
    } catch (error) {
      if (tries === MAX_TRIES || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
      await sleep(LOCK_TIMEOUT * (0.5 + Math.random()))
    }
  }
}

/** Drizzle wraps the database's error. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } }
  return code ?? cause?.code
}
