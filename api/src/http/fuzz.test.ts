import { errorAnswer } from 'contracts'
import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullStorm, randomRuns, stormSeed } from '../db/testing/storm.ts'
import { openWorld } from '../fixtures/world.ts'
import { drawPicture } from '../pictures/fixture-pictures.ts'
import { routes } from '../routes.ts'
import { arbitraryOf } from './fixtures/arbitrary-of.ts'
import { formWith } from './fixtures/form.ts'
import { inject } from './fixtures/inject.ts'
import { mutationsOf, naughtyVariantsOf } from './fixtures/mutations.ts'
import type { Route } from './route.ts'

const RUNS = randomRuns(10, 1_000)
const ONE = randomRuns(1, 1)
const MAX_MS = 1_000
/** Naughty values that a body is sent with: a document has thousands of places. */
const MAX_VARIANTS = isFullStorm ? 400 : 15
/** Inputs sent in search of one that the schemas accept. */
const MAX_SEARCH = 200
/** A sample sends each endpoint this fraction of the hostile requests, and all to some endpoint. */
const HOSTILE_SHARE = isFullStorm ? 1 : 4

const world = await openWorld()
let headers = await world.headersOf('amberly', 'staff')

/** The file that endpoints with a file get. */
const picture = await drawPicture({ width: 240, height: 300 }).jpeg().toBuffer()

interface Request {
  readonly query?: unknown
  readonly payload?: string | Buffer | undefined
  readonly type?: string
}

/** All of them, or as many at random as a test has time for. */
function someOf(variants: readonly unknown[]): readonly unknown[] {
  if (variants.length <= MAX_VARIANTS) return variants
  const length = { minLength: MAX_VARIANTS, maxLength: MAX_VARIANTS }
  return fc.sample(fc.shuffledSubarray([...variants], length), ONE).flat()
}

/** Sends a request and checks that the response is fast, well-formed, and never a 5xx. */
async function sendAndCheck(route: Route, request: Request) {
  const { endpoint } = route
  let { response, ms } = await send(route, request)
  // Retry once: the machine may have been slow, not the request.
  if (ms >= MAX_MS) ({ response, ms } = await send(route, request))
  const { statusCode, body } = response
  if (statusCode >= 500) throw new Error(`${statusCode}: ${body}`)
  expect(ms).toBeLessThan(MAX_MS)
  // The body of a stream or an archive is not one JSON value.
  const isArchive = body.startsWith('PK')
  if (statusCode >= 300 || !(endpoint.streams || isArchive)) {
    const value: unknown = body === '' ? undefined : JSON.parse(body)
    const routesOfCall = routes.filter(
      ({ endpoint: { method, path } }) => method === endpoint.method && path === endpoint.path,
    )
    const schemas = statusCode < 300 ? routesOfCall.map((route) => route.endpoint.answer) : [errorAnswer]
    expect(schemas.some((schema) => schema.safeParse(value).success)).toBe(true)
  }
  // Log in again after a call that changed the session, or every later call would be refused.
  if (response.cookies.some(({ name }) => name === 'session'))
    headers = await world.headersOf('amberly', 'staff')
  return { statusCode, passedSchemas: statusCode !== 422 || isRefusedByRule(JSON.parse(body)) }
}

/** Whether a refused input fits its schema: then its error, or that of a field, has a name of its own. */
function isRefusedByRule(answer: unknown): boolean {
  const { code, fields = {} } = errorAnswer.parse(answer).error
  return [code, ...Object.values(fields)].some((name) => name !== 'invalid_input')
}

async function send({ endpoint }: Route, { query, payload, type = 'application/json' }: Request) {
  const start = performance.now()
  const response = await inject(world.app, endpoint, {
    method: endpoint.method,
    url: `${endpoint.path}${queryString(query)}`,
    headers: { ...headers, ...(payload !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  })
  return { response, ms: performance.now() - start }
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [key, queryValue(one)] as [string, string]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

function queryValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const HOSTILE: readonly Request[] = [
  { payload: '' },
  { payload: '{' },
  { payload: '{"a":"\\ud800"}' },
  { payload: '{"a":"\\u0000"}' },
  { payload: '{"__proto__":{"isAdmin":true}}' },
  { payload: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { payload: '['.repeat(30_000) },
  { payload: `${'['.repeat(30_000)}${']'.repeat(30_000)}` },
  { payload: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
  { payload: `{"${'a'.repeat(60_000)}":1}` },
  { payload: `[${'1,'.repeat(30_000)}1]` },
  { payload: JSON.stringify({ text: 'a'.repeat(1_000_000) }) },
  { payload: '1e999' },
  { payload: 'null' },
  { payload: '"text"' },
  { payload: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
  { payload: Buffer.from('{"a":"é"}', 'latin1') },
  { payload: Buffer.from('\ufeff{"a":1}', 'utf16le'), type: 'application/json; charset=utf-16le' },
  { payload: '{}', type: 'application/json; charset=klingon' },
  { payload: '{}', type: 'text/plain' },
  { payload: 'a=1', type: 'application/x-www-form-urlencoded' },
  { payload: '--x\r\n\r\n--x--', type: 'multipart/form-data; boundary=x' },
  { payload: '<a/>', type: 'text/xml' },
  { payload: '{}', type: ';;;' },
  { query: { a: '\0', ['__proto__x']: '1' } },
  { query: { ['constructor']: 'x', ['toString']: 'y' } },
  { query: { a: 'a'.repeat(8_000) } },
]

describe.each(
  routes.map((route, at) => [`${route.endpoint.method} ${route.endpoint.path}`, route, at] as const),
)('%s', (_, route, at) => {
  const { query, body } = route.endpoint
  const nothing: Arbitrary<unknown> = fc.constant(undefined)
  const queries = query ? arbitraryOf(query) : nothing
  const bodies = body ? arbitraryOf(body) : nothing
  const { file: field } = route.endpoint
  const sendParts = (parts: { readonly query: unknown; readonly body: unknown }, file = picture) =>
    sendAndCheck(route, {
      query: parts.query,
      payload: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      ...(field !== undefined && formWith(field, file)),
    })

  test('accepts input that matches its schemas', { timeout: 120_000 }, async () => {
    const inputs = fc.record({ query: queries, body: bodies })
    let passed = 0
    await fc.assert(
      fc.asyncProperty(inputs, async (parts) => {
        if ((await sendParts(parts)).passedSchemas) passed += 1
      }),
      RUNS,
    )
    // The test would prove little if nothing got past the schemas, as may happen to a small sample.
    for (let more = 1; passed === 0 && more <= MAX_SEARCH; more += 1) {
      const [parts] = fc.sample(inputs, { numRuns: 1, seed: stormSeed + more })
      if (parts && (await sendParts(parts)).passedSchemas) passed += 1
    }
    expect(passed).toBeGreaterThan(0)
  })

  test('survives input that is wrong in one place', { timeout: 120_000 }, async () => {
    const wrong = fc.record({ query: mutationsOf(queries), body: body ? mutationsOf(bodies) : nothing })
    await fc.assert(
      fc.asyncProperty(wrong, async (parts) => {
        expect((await sendParts(parts)).statusCode).toBeLessThan(500)
      }),
      RUNS,
    )
  })

  test('survives every naughty value in each of its fields', { timeout: 120_000 }, async () => {
    const [sample] = fc.sample(fc.record({ query: queries, body: bodies }), ONE)
    if (!sample) throw new Error('There is no sample.')
    for (const wrong of someOf(naughtyVariantsOf(sample.body))) {
      expect((await sendParts({ ...sample, body: wrong })).statusCode).toBeLessThan(500)
    }
    for (const wrong of someOf(naughtyVariantsOf(sample.query))) {
      expect((await sendParts({ ...sample, query: wrong })).statusCode).toBeLessThan(500)
    }
  })

  test.runIf(field !== undefined)('survives broken files', { timeout: 120_000 }, async () => {
    const broken = fc.tuple(fc.nat(picture.length - 1), fc.uint8Array({ maxLength: 64 }), fc.boolean())
    await fc.assert(
      fc.asyncProperty(broken, async ([at, bytes, isCut]) => {
        const [before, after] = [picture.subarray(0, at), picture.subarray(at + bytes.length)]
        const file = Buffer.concat([before, bytes, isCut ? Buffer.alloc(0) : after])
        expect((await sendParts({ query: undefined, body: undefined }, file)).statusCode).toBeLessThan(500)
      }),
      RUNS,
    )
  })

  test('survives hostile requests', { timeout: 120_000 }, async () => {
    const requests = HOSTILE.filter((_, index) => (index + at + stormSeed) % HOSTILE_SHARE === 0)
    for (const request of requests) expect((await sendAndCheck(route, request)).statusCode).toBeLessThan(500)
  })
})
