import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { newDatabaseFolder, postmasterPid } from '../../../local/embedded-postgres/fixtures/process.ts'
import { startEmbedded } from '../../../local/embedded-postgres/start-embedded.ts'
import { newId } from '../db/new-id.ts'
import { openDatabase } from '../db/open-database.ts'
import { exitCode, start } from '../fixtures/process.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { startMailServer } from '../outbox/transports/fixture-mail-server.ts'
import { outbox } from '../tables/outbox.ts'

const SOON = { timeout: 20_000, interval: 100 }

test('a jobs process sends enqueued mails, serves no API, and recovers after the database was killed', {
  timeout: 90_000,
}, async () => {
  const folder = newDatabaseFolder()
  const { port } = await startMailServer({ hideSTARTTLS: true })
  const { url: address, stop } = await startEmbedded({ folder })
  const { child, url } = start({ PORT: '0', DATABASE_URL: address, SMTP_URL: `smtp://127.0.0.1:${port}` }, [
    '--role',
    'jobs',
  ])
  const site = await url()
  const status = async (path: string) => (await fetch(site + path)).status
  expect(await Promise.all(['/livez', '/api/user.php', '/', '/dev/outbox'].map(status))).toEqual([
    200, 404, 404, 404,
  ])

  const database = openDatabase({ url: address })
  onTestFinished(async () => {
    await database.close()
    await stop()
  })
  const statusOf = async (dedupeKey: string) => {
    const [row] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
    return row?.status
  }
  const enqueueOne = async () => {
    const dedupeKey = newId()
    const to = { brandId: 'amberly', address: 'ann@example.com', locale: 'en' } as const
    const mail = { channel: 'mail', kind: 'complaint-received', data: { reference: 'C-1' } } as const
    await database.inTransaction((tx) => enqueue(tx, { ...to, ...mail, dedupeKey }))
    return dedupeKey
  }
  const first = await enqueueOne()
  await expect.poll(() => statusOf(first), SOON).toBe('sent')

  const postmaster = postmasterPid(folder)
  process.kill(postmaster, 'SIGKILL')
  await expect.poll(() => postmasterPid(folder), SOON).not.toBe(postmaster)
  await expect.poll(() => database.isReachable(), SOON).toBe(true)
  const second = await enqueueOne()
  await expect.poll(() => statusOf(second), SOON).toBe('sent')
  await database.pool.query("select graphile_worker.add_job('prune-outbox')")
  const jobs = async () =>
    (await database.pool.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')).rows[0]
      ?.n
  await expect.poll(jobs, { timeout: 30_000 }).toBe(0)

  child.kill('SIGTERM')
  expect(await exitCode(child)).toBe(0)
})
