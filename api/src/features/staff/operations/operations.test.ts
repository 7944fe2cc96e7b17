import { type AnswerOf, getOperations, retryOutbox } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { paymentEvent, refusedWebhook } from '../../../tables/orders.ts'
import { outbox } from '../../../tables/outbox.ts'
import { entriesAbout, staffAt } from '../members/fixture-support.ts'
import { findJobs } from './find-operations.ts'

const world = await openWorld()
const { db } = world.database
const admin = await staffAt(world, 'staff')

const look = async () => (await admin.ask<AnswerOf<typeof getOperations>>(getOperations)).body

async function add(more: Partial<typeof outbox.$inferInsert> = {}) {
  const id = newId()
  const mail = {
    channel: 'mail',
    kind: 'complaint-answered',
    data: { answer: 'Secret' },
    locale: 'en',
  } as const
  await db.insert(outbox).values({ id, brandId: 'amberly', address: 'ann@example.invalid', ...mail, ...more })
  return id
}

const dead = { status: 'dead', attempts: 9, reason: 'The mailbox is full.' } as const

test('§6: the outbox shows what waits, is late and is undeliverable, without whom it goes to or what it says', async () => {
  await add()
  await add({ dueAt: new Date(Date.now() - 3_600_000) })
  const id = await add({ ...dead, settledAt: new Date() })
  await add({ ...dead, brandId: 'marigold', settledAt: new Date() })
  const found = await look()
  expect(found.outbox).toMatchObject({
    waiting: 2,
    late: 1,
    dead: 1,
    letters: [{ id, kind: 'complaint-answered', attempts: 9, reason: 'The mailbox is full.' }],
  })
  for (const hidden of ['@', 'Secret']) expect(JSON.stringify(found)).not.toContain(hidden)
})

test('one press tries an undeliverable message again, and the log has it; another brand’s stays', async () => {
  const id = await add({ ...dead, settledAt: new Date() })
  const far = await add({ ...dead, brandId: 'marigold', settledAt: new Date() })
  expect((await admin.ask(retryOutbox, { body: { id: far } })).body).toEqual({ retried: 0 })
  expect((await admin.ask(retryOutbox, { body: { id } })).body).toEqual({ retried: 1 })
  const statusOf = async (which: string) =>
    (await db.select().from(outbox).where(eq(outbox.id, which)))[0]?.status
  expect([await statusOf(id), await statusOf(far)]).toEqual(['waiting', 'dead'])
  expect(await entriesAbout(world, id)).toMatchObject([{ what: 'outbox retry', details: { retried: 1 } }])
  await admin.ask(retryOutbox, { body: {} })
  expect((await look()).outbox.dead).toBe(0)
})

test('§6: health in plain words, and the webhooks of a day', async () => {
  const event = { type: 'payment', paymentId: null, body: { card: 'Secret' } }
  await db.insert(paymentEvent).values([
    { ...event, id: newId(), receivedAt: new Date() },
    { ...event, id: newId(), receivedAt: new Date(Date.now() - 172_800_000), handledAt: new Date() },
  ])
  const { health, webhooks, jobs } = await look()
  expect([health.database.is_well, health.storage.is_well]).toEqual([true, true])
  expect(webhooks).toMatchObject({ payments: 1, mail_reports: 0, waiting: 1, last_at: expect.any(String) })
  // No worker has ever run here.
  expect(jobs).toBeNull()
})

test('§6: refused webhooks are shown with a hash of their body, the latest first', async () => {
  const row = { size: 120, bodyHash: '0123456789abcdef' }
  const old = new Date(Date.now() - 172_800_000)
  await db.insert(refusedWebhook).values([
    { ...row, id: 'old', reason: 'unsigned', receivedAt: old },
    { ...row, id: 'new', reason: 'unreadable', receivedAt: new Date() },
  ])
  const { webhooks } = await look()
  expect(webhooks.refused).toBe(1)
  expect(webhooks.refusals).toMatchObject([
    { id: 'new', reason: 'unreadable', size: 120, hash: row.bodyHash },
    { id: 'old', reason: 'unsigned' },
  ])
})

test('§6: a job says when it ran and runs next, whether it is late, and what went wrong', async () => {
  await db.execute(sql`
    create schema graphile_worker;
    create table graphile_worker._private_known_crontabs (identifier text, last_execution timestamptz);
    create table graphile_worker._private_tasks (id integer, identifier text);
    create table graphile_worker._private_jobs (task_id integer, last_error text, updated_at timestamptz);
    insert into graphile_worker._private_known_crontabs
      values ('good', '2026-11-29T03:17:00Z'), ('bad', '2026-11-28T02:17:00Z'), ('new', null);
    insert into graphile_worker._private_tasks values (7, 'bad');
    insert into graphile_worker._private_jobs values (7, 'bad failed: Error', now())
  `)
  const jobs = ['good', 'bad', 'new'].map((name) => ({ name, cron: '17 * * * *' }))
  const next_at = '2026-11-29T04:17:00.000Z'
  expect(await findJobs(db, jobs, new Date('2026-11-29T03:40:30.000Z'))).toEqual([
    { id: 'good', last_at: '2026-11-29T03:17:00.000Z', next_at, is_late: false, error: null },
    { id: 'bad', last_at: '2026-11-28T02:17:00.000Z', next_at, is_late: true, error: 'bad failed: Error' },
    { id: 'new', last_at: null, next_at, is_late: false, error: null },
  ])
})
