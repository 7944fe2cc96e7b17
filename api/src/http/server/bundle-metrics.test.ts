import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { bundleMetrics } from './bundle-metrics.ts'

const report = { name: 'mf-chat', version: '1.0.0-a', channel: 'live' } as const

test('counts reports by bundle, version and channel, and measures loads', async () => {
  const register = new Registry()
  const count = bundleMetrics(register)
  count({ ...report, kind: 'load', ms: 300 })
  count({ ...report, kind: 'load' })
  count({ ...report, kind: 'crash' })
  count({ ...report, version: '2.0.0-b', channel: 'canary', kind: 'failure' })
  const text = await register.metrics()
  const live = 'bundle="mf-chat",version="1.0.0-a",channel="live"'
  expect(text).toContain(`bundle_reports_total{${live},kind="load"} 2\n`)
  expect(text).toContain(`bundle_reports_total{${live},kind="crash"} 1\n`)
  expect(text).toContain('version="2.0.0-b",channel="canary",kind="failure"} 1\n')
  expect(text).toContain(`bundle_load_duration_seconds_bucket{le="0.25",${live}} 0\n`)
  expect(text).toContain(`bundle_load_duration_seconds_bucket{le="0.5",${live}} 1\n`)
})

test('measures pages, and leaves those of the shell together', async () => {
  const register = new Registry()
  const count = bundleMetrics(register)
  count({ ...report, kind: 'vital', page: 'chat', metric: 'lcp', value: 1_800 })
  count({ ...report, kind: 'vital', page: 'chat', metric: 'cls', value: 0.07 })
  count({ ...report, name: 'shell', kind: 'vital', page: 'chat', metric: 'inp', value: 90 })
  count({ ...report, kind: 'shed', page: 'chat' })
  const text = await register.metrics()
  const chat = 'bundle="mf-chat",version="1.0.0-a",channel="live",page="chat"'
  expect(text).toContain(`bundle_lcp_seconds_sum{${chat}} 1.8\n`)
  expect(text).toContain(`bundle_lcp_seconds_bucket{le="2.5",${chat}} 1\n`)
  expect(text).toContain(`bundle_cls_sum{${chat}} 0.07\n`)
  expect(text).toContain(
    'bundle_inp_seconds_sum{bundle="shell",version="1.0.0-a",channel="live",page=""} 0.09\n',
  )
  expect(text).toContain(
    'bundle_reports_total{bundle="mf-chat",version="1.0.0-a",channel="live",kind="shed"} 1\n',
  )
  expect(text).not.toContain('kind="vital"')
})

test('forgets old versions, so that a year of releases is not a year of series', async () => {
  const register = new Registry()
  const count = bundleMetrics(register)
  for (let n = 0; n < 100; n += 1) {
    for (const kind of ['load', 'crash'] as const) count({ ...report, version: `${n}`, kind, ms: 40 })
    for (const page of ['chat', 'chats'])
      count({ ...report, version: `${n}`, kind: 'vital', page, metric: 'lcp', value: 900 })
    // A version that is heard of all the time stays.
    count({ ...report, kind: 'load' })
  }
  const versions = new Set([...(await register.metrics()).matchAll(/version="([^"]+)"/g)].map(([, v]) => v))
  expect([...versions]).toEqual(expect.arrayContaining(['1.0.0-a', '99', '98']))
  expect(versions.size).toBe(6)
})
