import { parseArgs } from 'node:util'
import type { Database } from '../src/db/database.ts'
import type { HttpRequest } from './http-connection.ts'
import { HttpLoad } from './http-load.ts'
import { inTurn } from './in-turn.ts'
import { mediansOf, type TimedCall, timedCall, timedStatements } from './latencies.ts'
import { type Bench, measureRates, openBench } from './open-bench.ts'
import { openSearchers, SEARCHERS, searchCase, uncountedCase } from './search-case.ts'
import { addSearchMembers } from './search-members.ts'
import type { Statement } from './statements.ts'

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
const TIMES = 300
/** Calls before those that are measured, so that both have asked it already. */
const WARM = 100
const EXTRA = 1.5
const GROWTH = 1.3

/**
 * Search among so many members: how much longer a call takes than its statements by the bare driver (`{ what, unit, figure,
 * bar }`), how many calls 16 clients are answered beside the bare driver, and how the cost grows. The query plans go to
 * stderr.
 */
const benches: Bench[] = []
try {
  const firsts: (() => TimedCall)[] = []
  for (const size of SIZES) {
    // One beside the other, since only what is asked in turn can be compared.
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

/** Answers with who asks for page 1. */
async function measureSize(bench: Bench, size: number, cookies: readonly string[]) {
  const { database, site, start, atEnd } = bench
  const measurePage = async (page: string, more: string) => {
    const what = `search ${page}, ${named(size)} members`
    const { asked, statements, byOthers } = await searchCase(database, cookies, more)
    await explain(database, `${page} of ${named(size)}`, statements)
    const load = new HttpLoad(site, inTurn(asked), CLIENTS)
    atEnd(() => load.close())
    const reference = await start('bare-driver.ts', { statements, byOthers, clients: CLIENTS })
    // Before the latency: a process is slower in its first thousands of calls.
    await measureRates({ what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }, measuring)
    await measureLatency(bench, what, inTurn(asked), [statements, ...byOthers])
    return () => timedCall(site, inTurn(asked))
  }
  const first = await measurePage('page 1', '')
  await measurePage('page 20', '&pageNumber=20')
  const { asked, sets } = await uncountedCase(database, cookies)
  await explain(
    database,
    `total of ${named(size)}`,
    sets[0]?.filter(({ text }) => text.includes('count(*)')) ?? [],
  )
  // A total is kept for a minute: nothing is asked twice.
  await measureLatency(bench, `search with its total, ${named(size)} members`, inTurn(asked), sets, {
    warm: 0,
    times: SEARCHERS,
  })
  return first
}

/** How much longer a call takes than its statements, in the median. */
async function measureLatency(
  { site, url }: Bench,
  what: string,
  next: () => HttpRequest,
  sets: readonly (readonly Statement[])[],
  { warm = WARM, times = TIMES } = {},
) {
  const call = timedCall(site, next)
  const bare = await timedStatements(url, sets)
  await mediansOf(call.ask, bare.ask, warm)
  const [ours, theirs] = await mediansOf(call.ask, bare.ask, times)
  call.close()
  await bare.close()
  const told = `${what}: p50 beyond the bare driver’s ${theirs.toFixed(1)} ms`
  console.log(JSON.stringify({ what: told, unit: 'ms', figure: ours - theirs, bar: EXTRA }))
}

/** How much longer page 1 takes among the most than among the fewest. */
async function measureGrowth(firsts: readonly (() => TimedCall)[]) {
  if (firsts.length < 2) return
  const [few, many] = [firsts[0]?.(), firsts.at(-1)?.()]
  if (!few || !many) return
  await mediansOf(many.ask, few.ask, WARM)
  const [large, small] = await mediansOf(many.ask, few.ask, TIMES)
  few.close()
  many.close()
  const what = `search page 1, ${named(SIZES.at(-1) ?? 0)} ÷ ${named(SIZES[0] ?? 0)} members`
  console.log(JSON.stringify({ what, unit: '', figure: large / small, bar: GROWTH }))
}

/** The plans of what walks the table of search. */
async function explain({ pool }: Database, what: string, statements: readonly Statement[]) {
  for (const { text, values: given } of statements.filter((one) => one.text.includes('is_listed'))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, [
      ...given,
    ])
    console.error(`\n${what}:\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
}

function named(size: number): string {
  return size.toLocaleString('en')
}
