import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Clock } from '../clock.ts'
import type { Log } from '../db/log.ts'
import { openDatabase } from '../db/open-database.ts'
import { describeError } from '../http/server/log.ts'
import type { Storage } from '../storage/storage.ts'
import { installJobs } from './install-jobs.ts'
import { jobLogger } from './job-logger.ts'
import { type JobParts, type PeriodicJob, periodicJobs } from './periodic-jobs.ts'

/** Two for the worker itself, which listens and looks; the jobs share the rest. */
const POOL = 4
const AT_ONCE = 2
/** Its next time comes anyway. */
const TRIES = 3
/** Milliseconds before it begins again after something went wrong, mostly the database. */
const AGAIN_AFTER = 5_000

interface JobsOptions {
  readonly url: string
  readonly storage: Storage
  readonly clock: Clock
  readonly log: Log
  readonly jobs?: readonly PeriodicJob[]
}

export interface RunningJobs {
  /** Finishes the job that runs. */
  stop(): Promise<void>
}

/**
 * Does what is due by the calendar, each thing on one of all nodes. It has connections of its own, so that no call waits
 * for a job.
 */
export async function startJobs({
  url,
  log,
  jobs = periodicJobs,
  ...parts
}: JobsOptions): Promise<RunningJobs> {
  const database = openDatabase({ url, poolSize: POOL, name: 'amberly-jobs', log })
  // A connection in use that breaks tells whoever uses it; without a listener it would end the process.
  database.pool.on('connect', (client) => client.on('error', () => undefined))
  const logger = jobLogger(log)
  const options = {
    pgPool: database.pool,
    logger,
    concurrency: AT_ONCE,
    // With batches, stopping waits until a finished job is marked so; without, it would be locked for hours and done again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    // The process ends when it says so, and its database after this.
    noHandleSignals: true,
    taskList: tasksOf(jobs, { ...parts, database, log }),
    parsedCronItems: parseCronItems(
      jobs.map(({ name, cron }) => ({ task: name, match: cron, options: { maxAttempts: TRIES } })),
    ),
  }
  const stopping = new AbortController()
  let runner: Runner
  try {
    await installJobs(database.pool, logger)
    runner = await run(options)
  } catch (error) {
    await database.close()
    throw error
  }
  /** Between two lives there is nothing to stop. */
  const stopRunner = () => runner.stop().catch(() => undefined)

  async function keepRunning() {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined)
      if (stopping.signal.aborted) return
      log.warn('The jobs stopped, and begin again.')
      await sleep(AGAIN_AFTER, undefined, { signal: stopping.signal }).catch(() => undefined)
      runner = await run(options).catch(() => runner)
    }
    // It began again at the very moment.
    await stopRunner()
  }

  const working = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await stopRunner()
      await working
      await database.close()
    },
  }
}

function tasksOf(jobs: readonly PeriodicJob[], parts: JobParts): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run: work }) => [
      name,
      async () => {
        const failure = await work(parts).then(() => undefined, describeError)
        if (failure === undefined) return
        parts.log.error(`The job ${name} failed: ${failure.message}.`)
        // It is kept with the job, so it says nothing of what the database said, which names values.
        throw new Error(`${name} failed: ${failure.type}`)
      },
    ]),
  )
}
