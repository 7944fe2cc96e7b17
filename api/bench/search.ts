import { parseArgs } from 'node:util'
import type { Database } from '../src/db/database.ts'
import type { HttpRequest } from './http-connection.ts'
import { HttpLoad } from './http-load.ts'
import { type Bench, measureRates, openBench } from './open-bench.ts'
import { rotateRequests } from './rotate-requests.ts'
import { openSearchers, SEARCHERS, searchCase, uncountedCase } from './search-case.ts'
import { addSearchMembers } from './search-members.ts'
import type { Statement } from './statements.ts'
import { mediansOf, openTimedCalls, openTimedStatements, type TimedCalls } from './timed-calls.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000,1000000' },
    pairs: { type: 'string', default: '15' },
    milliseconds: { type: 'string', default: '2000' },
  },
})
const SIZES = values.members.split(',').map(Number)
const measuring = { pairs: Number(values.pairs), milliseconds: Number(values.milliseconds) }

const CLIENTS = 16
const CALLS = 300
/** Warm-up calls before the measured ones. */
const WARM_UP_CALLS = 100
const MAX_EXTRA_MS = 1.5
const MAX_GROWTH = 1.3

/**
 * Measures search among this many members: the extra latency over the bare driver (`{ what, unit, figure, bar }`), the
 * throughput of 16 clients compared with the bare driver, and how latency grows with the number of members. Prints query
 * plans to stderr.
 */
const benches: Bench[] = []
try {
  const firsts: (() => TimedCalls)[] = []
  for (const size of SIZES) {
    // Keep all sizes open: only alternating measurements are comparable.
    const bench = await openBench({ hasOwnDatabase: true })
    benches.push(bench)
    const cookies = await openSearchers(bench.database)
    await addSearchMembers(bench.database.pool, size)
    firsts.push(await measureSize(bench, size, cookies))
  }
  await measureGrowth(firsts)
} finally {
  for (const bench of benches.toReversed()) await bench.close()
}

/** Measures one size; returns a factory for timed calls of page 1. */
async function measureSize(bench: Bench, size: number, cookies: readonly string[]) {
  const { database, site, start, atEnd } = bench
  const measurePage = async (page: string, more: string) => {
    const what = `search ${page}, ${formatSize(size)} members`
    const { requests, statements, byOthers } = await searchCase(database, cookies, more)
    await explain(database, `${page} of ${formatSize(size)}`, statements)
    const load = new HttpLoad(site, rotateRequests(requests), CLIENTS)
    atEnd(() => load.close())
    const reference = await start('bare-driver.ts', { statements, byOthers, clients: CLIENTS })
    // Before the latency, because a process is slower in its first thousands of calls.
    await measureRates({ what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }, measuring)
    await measureLatency(bench, what, rotateRequests(requests), [statements, ...byOthers])
    return () => openTimedCalls(site, rotateRequests(requests))
  }
  const first = await measurePage('page 1', '')
  await measurePage('page 20', '&pageNumber=20')
  const { requests, sets } = await uncountedCase(database, cookies)
  await explain(
    database,
    `total of ${formatSize(size)}`,
    sets[0]?.filter(({ text }) => text.includes('count(*)')) ?? [],
  )
  // A total is cached for a minute, so no search may repeat.
  await measureLatency(
    bench,
    `search with its total, ${formatSize(size)} members`,
    rotateRequests(requests),
    sets,
    {
      warm: 0,
      times: SEARCHERS,
    },
  )
  return first
}

/** Reports the median extra latency of a call over its statements. */
async function measureLatency(
  { site, url }: Bench,
  what: string,
  next: () => HttpRequest,
  sets: readonly (readonly Statement[])[],
  { warm = WARM_UP_CALLS, times = CALLS } = {},
) {
  const calls = openTimedCalls(site, next)
  const bare = await openTimedStatements(url, sets)
  await mediansOf(calls.time, bare.time, warm)
  const [ours, theirs] = await mediansOf(calls.time, bare.time, times)
  calls.close()
  await bare.close()
  const label = `${what}: p50 beyond the bare driver’s ${theirs.toFixed(1)} ms`
  console.log(JSON.stringify({ what: label, unit: 'ms', figure: ours - theirs, bar: MAX_EXTRA_MS }))
}

/** Reports the ratio of page 1's latency between the largest and the smallest size. */
async function measureGrowth(firsts: readonly (() => TimedCalls)[]) {
  if (firsts.length < 2) return
  const [few, many] = [firsts[0]?.(), firsts.at(-1)?.()]
  if (!few || !many) return
  await mediansOf(many.time, few.time, WARM_UP_CALLS)
  const [large, small] = await mediansOf(many.time, few.time, CALLS)
  few.close()
  many.close()
  const what = `search page 1, ${formatSize(SIZES.at(-1) ?? 0)} ÷ ${formatSize(SIZES[0] ?? 0)} members`
  console.log(JSON.stringify({ what, unit: '', figure: large / small, bar: MAX_GROWTH }))
}

/** Prints the query plans of statements on the search table. */
async function explain({ pool }: Database, what: string, statements: readonly Statement[]) {
  for (const { text, values: parameters } of statements.filter((one) => one.text.includes('is_listed'))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, [
      ...parameters,
    ])
    console.error(`\n${what}:\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
}

function formatSize(size: number): string {
  return size.toLocaleString('en')
}
