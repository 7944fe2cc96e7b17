import { spawnSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { outbox } from '../tables/outbox.ts'
import { allMetrics } from './fixture-exported.ts'

const database = await testDatabase()
await ensureBrands(database)
const { db } = database

async function scrape(from: Parameters<typeof allMetrics>[0] = database) {
  const app = await allMetrics(from)
  onTestFinished(() => app.close())
  await app.inject('/livez')
  return (await app.inject('/metrics')).body
}

/** Alerts, boards and operators' own rules use these names, so a metric that is renamed breaks them. */
test('the names of the site’s own metrics stay', async () => {
  const names = [...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  expect(names.filter((name) => !/^(process|nodejs)_/.test(name)).sort()).toEqual([
    'bundle_cls',
    'bundle_inp_seconds',
    'bundle_lcp_seconds',
    'bundle_load_duration_seconds',
    'bundle_page_change_seconds',
    'bundle_render_seconds',
    'bundle_reports_total',
    'bundle_ttfb_seconds',
    'canary_rolled_back_timestamp_seconds',
    'canary_share',
    'database_connections',
    'event_delivery_seconds',
    'http_request_duration_seconds',
    'job_last_success_timestamp_seconds',
    'job_runs_total',
    'ledger_faults',
    'ledger_proved_timestamp_seconds',
    'open_streams',
    'outbox_dead',
    'outbox_overdue_seconds',
    'outbox_waiting',
    'page_renders_total',
    'page_renders_waiting',
    'requests_shed_total',
    'requests_waiting',
    'webhook_oldest_seconds',
    'webhooks_waiting',
  ])
})

test('figures of the outbox and of webhooks come from the database, by channel', async () => {
  const mail = {
    brandId: 'amberly',
    channel: 'mail',
    kind: 'welcome',
    address: 'ann@example.invalid',
  } as const
  const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`
  await db.insert(outbox).values([
    { ...mail, id: 'late', data: {}, dueAt: ago('2 minutes') as never },
    { ...mail, id: 'later', data: {}, dueAt: ago('-2 minutes') as never },
    { ...mail, id: 'dead', status: 'dead', settledAt: ago('1 hour') as never },
    { ...mail, id: 'long dead', status: 'dead', settledAt: ago('2 days') as never },
  ])
  await db.execute(sql`
    insert into payment_event (id, type, body, received_at)
    values ('a', 'b', '{}', now() - interval '30 seconds'), ('c', 'b', '{}', now())
  `)
  const text = await scrape()
  const valueOf = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  expect(valueOf('outbox_waiting{channel="mail"}')).toBe(2)
  expect(valueOf('outbox_overdue_seconds{channel="mail"}')).toBeGreaterThanOrEqual(120)
  expect(valueOf('outbox_overdue_seconds{channel="mail"}')).toBeLessThan(180)
  expect(text).toContain('\noutbox_waiting{channel="push"} 0\n')
  expect(valueOf('outbox_dead')).toBe(1)
  expect(valueOf('webhooks_waiting')).toBe(2)
  expect(valueOf('webhook_oldest_seconds')).toBeGreaterThanOrEqual(30)
  expect(text).toContain('\ncanary_share{bundle="mf-chat",version="1.1.0"} 0.1\n')
  expect(text).toContain('\ncanary_rolled_back_timestamp_seconds{bundle="mf-chat"} 1780315200\n')
  expect(text).toContain('\njob_runs_total{task="prove-ledger",outcome="done"} 1\n')
})

test('scrapes ask the database once in a while, and go on without it', async () => {
  let statements = 0
  const failing = {
    execute: async () => {
      statements += 1
      throw new Error('gone')
    },
  }
  const app = await allMetrics({ db: failing as never })
  onTestFinished(() => app.close())
  for (let n = 0; n < 5; n += 1) {
    const { statusCode, body } = await app.inject('/metrics')
    expect(statusCode).toBe(200)
    expect(body).toContain('\nopen_streams 3\n')
    expect(body).not.toMatch(/^(outbox|webhook|ledger)\S* \d/m)
  }
  expect(statements).toBe(1)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test('Prometheus can read the metrics', async ({ skip }) => {
  if (!hasPromtool) skip('promtool, of Debian’s package prometheus, is not installed')
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: await scrape(),
    encoding: 'utf8',
  })
  expect(stderr.split('\n').filter((line) => line && !/^(process|nodejs)_/.test(line))).toEqual([])
  // 3: it reads the text, and would have named something of the runtime otherwise.
  expect([0, 3]).toContain(status)
})
