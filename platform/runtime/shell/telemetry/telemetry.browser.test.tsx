import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { telemetry } from './telemetry.ts'

let sent: { readonly url: string; readonly body: Blob }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push({ url: String(url), body: body as Blob })
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const load = { name: 'toy', version: '1', kind: 'load', ms: 40 } as const

const noPage = () => undefined

async function batches(): Promise<unknown[]> {
  return Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as unknown))
}

test('sends the reports of two seconds in one batch', async () => {
  const report = telemetry(noPage)
  report(load)
  vi.advanceTimersByTime(1_500)
  report({ ...load, name: 'ball' })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(500)
  expect(await batches()).toEqual([[load, { ...load, name: 'ball' }]])
  expect(sent[0]).toMatchObject({ url: '/telemetry', body: { type: 'application/json' } })
})

test('sends later reports in another batch', async () => {
  const report = telemetry(noPage)
  report(load)
  vi.advanceTimersByTime(2_000)
  report({ ...load, ms: 50 })
  vi.advanceTimersByTime(2_000)
  expect(await batches()).toEqual([[load], [{ ...load, ms: 50 }]])
})

test('a page that closes sends its pending reports, once', async () => {
  const report = telemetry(noPage)
  report(load)
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(5_000)
  window.dispatchEvent(new Event('pagehide'))
  expect(await batches()).toEqual([[load]])
})

test('a page that goes to the background sends its pending reports at once, since it may never come back', async () => {
  const report = telemetry(noPage)
  report(load)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await batches()).toEqual([[load]])
})

test('what is noticed only once the page is hidden is sent at once, since the page may never come back', async () => {
  const report = telemetry(noPage)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  const late = { name: 'toy', version: '1', kind: 'vital', metric: 'inp', value: 80 } as const
  report(late)
  expect(await batches()).toEqual([[late]])
})

test('a crash is counted on the page that is open, unless the report names another', async () => {
  const report = telemetry((bundle) => (bundle === 'toy' ? 'shelf' : undefined))
  const crash = { name: 'toy', version: '1', kind: 'crash' } as const
  for (const one of [crash, { ...crash, page: 'box' }, { ...crash, name: 'bell' }, load]) report(one)
  vi.advanceTimersByTime(2_000)
  expect(await batches()).toEqual([
    [{ ...crash, page: 'shelf' }, { ...crash, page: 'box' }, { ...crash, name: 'bell' }, load],
  ])
})

test('truncates long messages', async () => {
  const report = telemetry(noPage)
  report({ name: 'toy', version: '1', kind: 'crash', message: 'x'.repeat(500) })
  vi.advanceTimersByTime(2_000)
  expect(await batches()).toEqual([[{ name: 'toy', version: '1', kind: 'crash', message: 'x'.repeat(200) }]])
})

test('sends stacks as long as the batch stays small, and without them otherwise', async () => {
  const report = telemetry(noPage)
  const crash = { name: 'toy', version: '1', kind: 'crash', message: 'no list' } as const
  report({ ...crash, stack: '/bundles/toy/1/a.js:1:2' })
  vi.advanceTimersByTime(2_000)
  for (let i = 0; i < 20; i++) report({ ...crash, stack: `/${'x'.repeat(600)}.js:1:2` })
  vi.advanceTimersByTime(2_000)
  expect(await batches()).toEqual([
    [{ ...crash, stack: '/bundles/toy/1/a.js:1:2' }],
    Array.from({ length: 20 }, () => crash),
  ])
})
