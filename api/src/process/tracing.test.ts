import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { signUp } from 'contracts'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { start } from '../fixtures/process.ts'
import { startMailServer } from '../outbox/transports/fixture-mail-server.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

/** Where processes send their spans; `received` is all that they have sent so far. */
async function startCollector() {
  const received: Span[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent
    for (const { scopeSpans } of resourceSpans) received.push(...scopeSpans.flatMap(({ spans }) => spans))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const database = await testDatabase()
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const NAME = 'Penelope'

async function signUpTraced(url: string, email: string) {
  const answer = await fetch(url + signUp.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-type': 'web',
      traceparent: `00-${TRACE}-${CALLER}-00`,
    },
    body: JSON.stringify({ email, name: NAME, password: 'a song about rain', date_of_birth: '1990-06-15' }),
  })
  return answer.status
}

test('a trace leads from the browser’s call through the API and its statements to the mail that another process sends', {
  timeout: 90_000,
}, async () => {
  const collector = await startCollector()
  const { port } = await startMailServer({ hideSTARTTLS: true })
  const env = {
    DATABASE_URL: database.url,
    PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  const api = start(env, ['--role', 'api'])
  const jobs = start({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` }, ['--role', 'jobs'])
  const [url] = await Promise.all([api.url(), jobs.url()])
  expect(await signUpTraced(url, 'traced@example.com')).toBe(200)
  const ofTrace = () => collector.received.filter(({ traceId }) => traceId === TRACE)
  await expect.poll(() => ofTrace().map(({ name }) => name), { timeout: 20_000 }).toContain('deliver mail')
  const spans = ofTrace()
  const call = spans.find(({ name }) => name === `POST ${signUp.path}`)
  expect(call?.parentSpanId).toBe(CALLER)
  const parents = new Map(spans.map(({ spanId, parentSpanId }) => [spanId, parentSpanId]))
  const delivery = spans.find(({ name }) => name === 'deliver mail')
  const statements = spans.filter(({ name }) => ['insert', 'select', 'with', 'update'].includes(name))
  const below = (span: Span | undefined) =>
    statements.filter(({ parentSpanId }) => parentSpanId === span?.spanId)
  expect(below(call).length).toBeGreaterThan(2)
  expect(below(delivery).length).toBeGreaterThan(1)
  expect(parents.get(delivery?.parentSpanId ?? '')).toBeDefined()
  // Nothing of anybody: neither values nor the query of a URL.
  const all = JSON.stringify(collector.received)
  for (const secret of ['traced@example.com', NAME, 'a song about rain']) expect(all).not.toContain(secret)
})

test('a site whose collector is away answers as ever', { timeout: 60_000 }, async () => {
  const node = start(
    {
      DATABASE_URL: database.url,
      PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
    ['--role', 'api'],
  )
  expect(await signUpTraced(await node.url(), 'untraced@example.com')).toBe(200)
})
