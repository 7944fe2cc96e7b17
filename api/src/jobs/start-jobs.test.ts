import { parseCronItems } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../db/log.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { testStorage } from '../storage/fixture-storage.ts'
import { type JobServices, type PeriodicJob, periodicJobs } from './periodic-jobs.ts'
import { startJobs } from './start-jobs.ts'

const { pool, url } = await testDatabase()
const storage = testStorage()
const now = new Date('2026-06-01T12:00:00Z')

const runs: string[] = []

async function start(jobs: readonly PeriodicJob[]) {
  const running = await startJobs({
    url,
    storage,
    log: silentLog,
    secret: '',
    clock: { now: () => now },
    jobs,
    onRun: (name, outcome) => runs.push(`${name} ${outcome}`),
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= running.stop())
  onTestFinished(stop)
  return { stop }
}

const addJob = (name: string) => pool.query('select graphile_worker.add_job($1)', [name])
const countJobs = async () => {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')
  return rows[0]?.n
}

test('two nodes share the jobs: each runs once, with the time of the clock', async () => {
  const done: Date[] = []
  const job = {
    name: 'count',
    cron: '0 0 1 1 *',
    run: async ({ clock }: JobServices) => done.push(clock.now()),
  }
  const nodes = await Promise.all([start([job]), start([job])])
  for (let n = 0; n < 20; n += 1) await addJob('count')
  await expect.poll(countJobs).toBe(0)
  expect(done).toEqual(Array.from({ length: 20 }, () => now))
  await Promise.all(nodes.map(({ stop }) => stop()))
})

test('stop finishes the running job and takes no other', async () => {
  let begun = false
  let finished = 0
  const job = {
    name: 'slow',
    cron: '0 0 1 1 *',
    run: async () => {
      begun = true
      await new Promise((resolve) => setTimeout(resolve, 300))
      finished += 1
    },
  }
  const { stop } = await start([job])
  await addJob('slow')
  await expect.poll(() => begun).toBe(true)
  await stop()
  expect(finished).toBe(1)
  await addJob('slow')
  expect(await countJobs()).toBe(1)
  await pool.query('delete from graphile_worker._private_jobs')
})

test('a failed job is kept for a retry, without the message of the database', async () => {
  let tries = 0
  const run = async ({ database }: JobServices) => {
    tries += 1
    await database.pool.query("select 'ann@example.com'::int")
  }
  await start([{ name: 'broken', cron: '0 0 1 1 *', run }])
  await addJob('broken')
  const failedJobs = async () => (await pool.query('select last_error from graphile_worker.jobs')).rows
  await expect.poll(failedJobs).toEqual([{ last_error: expect.stringContaining('broken failed') }])
  expect(tries).toBe(1)
  expect(runs).toContain('broken failed')
  expect(runs).toContain('count done')
  expect(JSON.stringify(await failedJobs())).not.toContain('ann@example.com')
  await pool.query('delete from graphile_worker._private_jobs')
})

test('recovers after its connections were lost', { timeout: 40_000 }, async () => {
  let done = 0
  await start([{ name: 'count', cron: '0 0 1 1 *', run: async () => (done += 1) }])
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'amberly-jobs' and datname = current_database()",
  )
  await addJob('count')
  await expect.poll(() => done, { timeout: 30_000 }).toBe(1)
})

test('recovers after its connections were lost during its first query', { timeout: 40_000 }, async () => {
  let done = 0
  const locker = await pool.connect()
  onTestFinished(() => locker.release())
  await locker.query('begin')
  await locker.query('lock table graphile_worker._private_tasks in access exclusive mode')
  await start([{ name: 'count', cron: '0 0 1 1 *', run: async () => (done += 1) }])
  const cut = async () => {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'amberly-jobs' and datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount
  }
  await expect.poll(cut).toBeGreaterThan(0)
  await locker.query('commit')
  await addJob('count')
  await expect.poll(() => done, { timeout: 30_000 }).toBe(1)
})

test('the schedule is valid, and every job runs on an empty database', async () => {
  expect(() =>
    parseCronItems(periodicJobs.map(({ name, cron }) => ({ task: name, match: cron }))),
  ).not.toThrow()
  await start(periodicJobs)
  for (const { name } of periodicJobs) await addJob(name)
  await expect.poll(countJobs).toBe(0)
  const known = await pool.query<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs',
  )
  expect(known.rows.map(({ identifier }) => identifier)).toEqual(
    expect.arrayContaining(periodicJobs.map(({ name }) => name)),
  )
})
