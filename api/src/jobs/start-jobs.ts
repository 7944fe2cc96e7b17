import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Clock } from '../clock.ts'
import { type OtherDatabases, openOtherDatabases } from '../db/databases/other-databases.ts'
import type { Log } from '../db/log.ts'
import { lockMigrations } from '../db/migrations/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Checkout } from '../features/credits/order/order-services.ts'
import { describeError } from '../http/server/log.ts'
import type { Storage } from '../storage/storage.ts'
import { MINUTE_MS } from '../time.ts'
import { type JobServices, type PeriodicJob, periodicJobs } from './periodic-jobs.ts'

/** Connections: two for the worker, which listens and polls; the jobs share the rest. */
const POOL_SIZE = 4
const CONCURRENCY = 2
/** Give up after 3 attempts; the schedule runs the job again. */
const MAX_ATTEMPTS = 3
/** Milliseconds before a restart after a failure, mostly of the database. */
const RESTART_DELAY = 5_000

interface JobsOptions {
  readonly url: string
  /** A server that repeats what the database does, behind a pooler or not. */
  readonly readUrl?: string | undefined
  readonly isPooled?: boolean
  /** Where the site's other brands are. */
  readonly others?: OtherDatabases
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  /** The site's secret. */
  readonly secret: string
  readonly checkout?: Checkout | undefined
  readonly jobs?: readonly PeriodicJob[]
  /** Called after each run of a job in this process. */
  readonly onRun?: (name: string, outcome: 'done' | 'failed') => void
}

export interface RunningJobs {
  /** Finishes the running job, then stops. */
  stop(): Promise<void>
}

/** Runs each scheduled job on one of all nodes, on its own connections, so no request waits for it. */
export async function startJobs({
  url,
  readUrl,
  isPooled = false,
  log,
  jobs = periodicJobs,
  onRun,
  others = openOtherDatabases([]),
  ...services
}: JobsOptions): Promise<RunningJobs> {
  const database = openDatabase({ url, poolSize: POOL_SIZE, name: 'amberly-jobs', log })
  const reader = readUrl
    ? openDatabase({ url: readUrl, isPooled, poolSize: 1, name: 'amberly-proof', log })
    : undefined
  const close = () => Promise.all([database.close(), reader?.close()])
  // Whatever uses a connection that breaks gets the error; without a listener it would also end the process.
  database.pool.on('connect', (client) => client.on('error', () => undefined))
  const logger = jobLogger(log)
  const options = {
    pgPool: database.pool,
    logger,
    concurrency: CONCURRENCY,
    // Delay 0 still batches completions: stop waits until finished jobs are marked. Otherwise one would stay
    // locked for hours and run again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // The process handles signals itself, and closes the database after the jobs.
    noHandleSignals: true,
    taskList: tasksOf(jobs, { ...services, others, database, reader, log }, onRun),
    parsedCronItems: parseCronItems(
      jobs.map(({ name, cron }) => ({ task: name, match: cron, options: { maxAttempts: MAX_ATTEMPTS } })),
    ),
  }
  const stopping = new AbortController()
  let runner: Runner
  try {
    await installJobs(database.pool, logger)
    runner = await run(options)
  } catch (error) {
    await close()
    throw error
  }
  /** Does nothing between two runs. */
  const stopRunner = () => runner.stop().catch(() => undefined)

  async function keepRunning() {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined)
      if (stopping.signal.aborted) return
      log.warn('The jobs stopped; restarting them.')
      await sleep(RESTART_DELAY, undefined, { signal: stopping.signal }).catch(() => undefined)
      runner = await run(options).catch(() => runner)
    }
    // It may have just restarted.
    await stopRunner()
  }

  const working = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await stopRunner()
      await working
      await close()
    },
  }
}

function tasksOf(jobs: readonly PeriodicJob[], services: JobServices, onRun: JobsOptions['onRun']): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run: work }) => [
      name,
      async () => {
        const failure = await work(services).then(() => undefined, describeError)
        onRun?.(name, failure ? 'failed' : 'done')
        if (failure === undefined) return
        services.log.error(`The job ${name} failed: ${failure.message}.`)
        // The error is stored with the job, so leave out the database's message, which contains values.
        throw new Error(`${name} failed: ${failure.type}`)
      },
    ]),
  )
}

/**
 * Logs that the worker met an error, not its text: messages of the database contain values. The worker repeats itself while
 * the database is away, so that once a minute is enough.
 */
function jobLogger(log: Log): Logger {
  let loggedAt = Number.NEGATIVE_INFINITY
  return new Logger(({ label }) => (level) => {
    if ((level !== 'error' && level !== 'warning') || performance.now() - loggedAt < MINUTE_MS) return
    loggedAt = performance.now()
    log.warn(`The job worker (${label ?? 'jobs'}) reported ${level === 'error' ? 'an error' : 'a warning'}.`)
  })
}

/** Creates or updates the worker's tables, which are in a schema of their own; one process at a time. */
async function installJobs(pool: Pool, logger: Logger): Promise<void> {
  const client = await pool.connect()
  try {
    await lockMigrations(client)
    await runMigrations({ pgPool: pool, logger })
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}
