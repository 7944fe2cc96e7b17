import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../db/log.ts'
import { isFullStorm } from '../db/testing/storm.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { start } from '../fixtures/process.ts'
import { addAudience } from './fixture-audience.ts'
import { startCrowd } from './fixture-crowd.ts'
import { publishAtRandom } from './fixture-publisher.ts'
import { postgresBus } from './postgres-bus.ts'

// The full size is the load that the site must bear.
const STREAMS = isFullStorm ? 4_000 : 200
const SECONDS = isFullStorm ? 20 : 1
const RATE = { seconds: SECONDS, perSecond: isFullStorm ? 200 : 20 }
const LATEST = 150
const BYTES_A_STREAM = 20_000
/** Two seconds until the next poll, and the time a poll takes; a busy machine is given more. */
const AFTER_A_POLL = isFullStorm ? 2_500 : 6_000

const database = await testDatabase()
await ensureBrands(database)

/** Starts a real server process. */
async function startNode() {
  const env = { DATABASE_URL: database.url, PORT: '0', TRUST_PROXY: '127.0.0.1,::1' }
  const url = await start(env, ['--role', 'api']).url()
  return {
    url,
    async memory() {
      const figures = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1])
    },
  }
}

/** Makes events that this process publishes wake the nodes, as if it were one of them. */
async function wakeNodes() {
  const bus = postgresBus({ url: database.url, log: silentLog })
  const unsubscribe = database.onAnnounced((ids) => bus.wake(ids))
  const stop = async () => {
    unsubscribe()
    await bus.stop()
  }
  onTestFinished(stop)
  return stop
}

/** Waits until every page has received all its events, and resolves with the latency of each. */
async function receivedBy(crowd: ReturnType<typeof startCrowd>, published: readonly number[]) {
  const latencies: number[] = []
  await expect
    .poll(async () => {
      const { positions, faults, ...report } = await crowd.report()
      expect(faults).toEqual([])
      latencies.push(...report.latencies)
      return positions.every((position, at) => position === published[at])
    })
    .toBe(true)
  return latencies
}

const sum = (one: readonly number[], other: readonly number[]) =>
  one.map((count, at) => count + (other[at] ?? 0))

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

test(`${STREAMS} pages receive ${RATE.perSecond} events a second, and miss none in a reconnect storm`, {
  timeout: 180_000,
}, async () => {
  const people = await addAudience(database, STREAMS)
  const { url, memory } = await startNode()
  await wakeNodes()
  const crowd = startCrowd()
  const before = await memory()
  await crowd.open(url, { cookies: people.cookies, within: STREAMS })
  const bytes = ((await memory()) - before) / STREAMS
  const { published, took } = await publishAtRandom(database, people, RATE)
  const latencies = await receivedBy(crowd, published)

  await crowd.leave()
  const { published: missed } = await publishAtRandom(database, people, { ...RATE, seconds: SECONDS / 4 })
  const ms = await crowd.open(url, { within: STREAMS * 2.5 })
  await receivedBy(crowd, sum(published, missed))
  expect(ms).toBeLessThan(15_000)

  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
  // Most events arrive by a wake-up: one that waits for the next poll is a second late on average.
  expect(p50).toBeLessThan(1_000)
  if (!isFullStorm) return
  const publishing = quantile(took, 0.99)
  console.log(
    `${latencies.length} events, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
      `of which publishing ${publishing.toFixed(1)}; ` +
      `${Math.round(bytes)} bytes a stream; reconnected in ${Math.round(ms)} ms`,
  )
  // On a busy machine publishing itself is slow, so its share of the latency does not count.
  expect(p99 - publishing).toBeLessThanOrEqual(LATEST)
  expect(bytes).toBeLessThanOrEqual(BYTES_A_STREAM)
})

test('two nodes receive every event while the bus is cut again and again, and within a poll when there is no bus', {
  timeout: 120_000,
}, async () => {
  const people = await addAudience(database, STREAMS / 10)
  const [one, other] = await Promise.all([startNode(), startNode()])
  const crowd = startCrowd()
  await crowd.open(one.url, { cookies: people.cookies.slice(0, STREAMS / 20) })
  await crowd.open(other.url, { cookies: people.cookies.slice(STREAMS / 20) })

  const { published: withoutBus } = await publishAtRandom(database, people, RATE)
  const late = await receivedBy(crowd, withoutBus)
  expect(Math.max(...late)).toBeLessThan(AFTER_A_POLL)

  await wakeNodes()
  const over = new AbortController()
  const cutting = cutBus(over.signal)
  const { published: cut } = await publishAtRandom(database, people, RATE)
  over.abort()
  expect(await cutting).toBeGreaterThan(0)
  const all = sum(withoutBus, cut)
  expect(Math.max(...(await receivedBy(crowd, all)))).toBeLessThan(AFTER_A_POLL)

  // The bus has reconnected: without it, half of the events would be a second late.
  await sleep(1_000)
  const { published: after } = await publishAtRandom(database, people, RATE)
  expect(quantile(await receivedBy(crowd, sum(all, after)), 0.5)).toBeLessThan(500)
})

/** Keeps cutting the connections over which nodes wake each other. Returns how many it cut. */
async function cutBus(signal: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'amberly bus'`,
    )
    count += rowCount ?? 0
    if (signal.aborted) return count
    await sleep(300)
  }
}
