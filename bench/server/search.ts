import type { Database } from '../../api/src/db/database.ts'
import type { BenchArguments } from '../report/arguments.ts'
import type { Row } from '../report/row.ts'
import { HttpLoad } from './http-load.ts'
import { measureLatency } from './latency.ts'
import { type Bench, measureRates, openBench } from './open-bench.ts'
import { rotateRequests } from './rotate-requests.ts'
import { addDecisions, openSearchers, SEARCHERS, searchCase, uncountedCase } from './search-case.ts'
import { addSearchMembers } from './search-members.ts'
import type { Statement } from './statements.ts'
import { mediansOf, openTimedCalls, type TimedCalls } from './timed-calls.ts'

const CLIENTS = 16
const CALLS = 300
/** Warm-up calls before the measured ones. */
const WARM_UP_CALLS = 100
const MAX_EXTRA_MS = 1.5
const MAX_GROWTH = 1.3
const MEASURED = { warm: WARM_UP_CALLS, times: CALLS, bar: MAX_EXTRA_MS }

/**
 * Measures search among so many members: the extra latency over the bare driver, the throughput of 16 clients compared
 * with the bare driver, and how latency grows with the number of members. Prints query plans to stderr.
 */
export async function* measureSearch({ pairs, members }: BenchArguments): AsyncIterable<Row[]> {
  // Keep all sizes open: only alternating measurements are comparable.
  await using open = new AsyncDisposableStack()
  const firsts: (() => TimedCalls)[] = []
  for (const size of members) {
    const bench = open.use(await openBench({ hasOwnDatabase: true }))
    const cookies = await openSearchers(bench.database)
    await addSearchMembers(bench.database.pool, size)
    await addDecisions(bench.database)
    yield* measureSize(bench, size, cookies, pairs)
    const { requests } = await searchCase(bench.database, cookies, '')
    firsts.push(() => openTimedCalls(bench.site, rotateRequests(requests)))
  }
  yield await measureGrowth(firsts, members)
}

async function* measureSize(bench: Bench, size: number, cookies: readonly string[], pairs: number) {
  const { database, site } = bench
  for (const [page, more] of [
    ['page 1', ''],
    ['page 20', '&pageNumber=20'],
  ] as const) {
    const what = `search ${page}, ${formatSize(size)} members`
    const { requests, statements, byOthers } = await searchCase(database, cookies, more)
    await explain(database, `${page} of ${formatSize(size)}`, statements)
    using load = new HttpLoad(site, rotateRequests(requests), CLIENTS)
    const reference = await bench.start('bare-driver.ts', { statements, byOthers, clients: CLIENTS })
    // Before the latency, because a process is slower in its first thousands of calls.
    yield [
      await measureRates({ what, bar: 0.35, stretch: 0.5, rate: load.rate, reference }, pairs),
      await measureLatency(bench, what, rotateRequests(requests), [statements, ...byOthers], MEASURED),
    ]
  }
  const { requests, sets } = await uncountedCase(database, cookies)
  const totals = sets[0]?.filter(({ text }) => text.includes('count(*)')) ?? []
  await explain(database, `total of ${formatSize(size)}`, totals)
  const what = `search with its total, ${formatSize(size)} members`
  // A total is cached for a minute, so no search may repeat.
  yield [
    await measureLatency(bench, what, rotateRequests(requests), sets, {
      warm: 0,
      times: SEARCHERS,
      bar: MAX_EXTRA_MS,
    }),
  ]
}

/** Measures the ratio of page 1's latency between the largest and the smallest size. */
async function measureGrowth(
  firsts: readonly (() => TimedCalls)[],
  sizes: readonly number[],
): Promise<Row[]> {
  const [few, many] = [firsts[0]?.(), firsts.at(-1)?.()]
  if (!few || !many || firsts.length < 2) return []
  await mediansOf(many.time, few.time, WARM_UP_CALLS)
  const [large, small] = await mediansOf(many.time, few.time, CALLS)
  few.close()
  many.close()
  const what = `search page 1, ${formatSize(sizes.at(-1) ?? 0)} ÷ ${formatSize(sizes[0] ?? 0)} members`
  return [{ what, unit: '', figure: large / small, bar: MAX_GROWTH }]
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
