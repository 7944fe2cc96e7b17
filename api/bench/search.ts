import { parseArgs } from 'node:util'
import type { HttpRequest } from './http-connection.ts'
import { HttpLoad } from './http-load.ts'
import { inTurn } from './in-turn.ts'
import { mediansOf, timedCall, timedStatements } from './latencies.ts'
import { measureRates, openBench } from './open-bench.ts'
import { openSearchers, searchCase, uncountedCase } from './search-case.ts'
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
const bench = await openBench()
const { database, site, url, start, atEnd } = bench
try {
  const cookies = await openSearchers(database)
  const firsts: number[] = []
  for (const [index, size] of SIZES.entries()) {
    await addSearchMembers(database.pool, SIZES[index - 1] ?? 0, size)
    firsts.push(await measureSize(size, cookies))
  }
  const [small, large] = [firsts[0], firsts.at(-1)]
  if (small !== undefined && large !== undefined && SIZES.length > 1) {
    const what = `search page 1, ${named(SIZES.at(-1) ?? 0)} ÷ ${named(SIZES[0] ?? 0)} members`
    console.log(JSON.stringify({ what, unit: '', figure: large / small, bar: GROWTH }))
  }
} finally {
  await bench.close()
}

/** Answers with what page 1 takes. */
async function measureSize(size: number, cookies: readonly string[]): Promise<number> {
  const pages = { 'page 1': '', 'page 20': '&pageNumber=20' }
  let first = 0
  for (const [page, more] of Object.entries(pages)) {
    const what = `search ${page}, ${named(size)} members`
    const { asked, statements, byOthers } = await searchCase(database, cookies, more)
    await explain(`${page} of ${named(size)}`, statements)
    const load = new HttpLoad(site, inTurn(asked), CLIENTS)
    atEnd(() => load.close())
    const reference = await start('bare-driver.ts', { statements, byOthers, clients: CLIENTS })
    // Before the latency: a process is slower in its first thousands of calls.
    await measureRates({ what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }, measuring)
    const median = await measureLatency(what, inTurn(asked), [statements, ...byOthers])
    if (more === '') first = median
  }
  const { statements } = await uncountedCase(database, cookies)
  await explain(
    `total of ${named(size)}`,
    statements.filter(({ text }) => text.includes('count(*)')),
  )
  // A total that is kept for a minute is counted for another age each time.
  const paths = Array.from({ length: TIMES + 1 }, (_, n) => {
    const ages = `min_age=${20 + (n % 20)}&max_age=${45 + Math.floor(n / 20)}`
    return `/api/members.php?country=DE&gender=female&${ages}`
  })
  const next = inTurn({ paths, headers: { host: 'localhost' }, cookies })
  await measureLatency(`search with its total, ${named(size)} members`, next, [statements], 0)
  return first
}

/** How much longer a call takes than its statements, in the median; answers with the call. */
async function measureLatency(
  what: string,
  next: () => HttpRequest,
  sets: readonly (readonly Statement[])[],
  warm = WARM,
): Promise<number> {
  const call = timedCall(site, next)
  const bare = await timedStatements(url, sets)
  await mediansOf(call.ask, bare.ask, warm)
  const [ours, theirs] = await mediansOf(call.ask, bare.ask, TIMES)
  call.close()
  await bare.close()
  const told = `${what}: p50 beyond the bare driver’s ${theirs.toFixed(1)} ms`
  console.log(JSON.stringify({ what: told, unit: 'ms', figure: ours - theirs, bar: EXTRA }))
  return ours
}

/** The plans of what walks the table of search. */
async function explain(what: string, statements: readonly Statement[]) {
  for (const { text, values: given } of statements.filter((one) => one.text.includes('is_listed'))) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      [...given],
    )
    console.error(`\n${what}:\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
}

function named(size: number): string {
  return size.toLocaleString('en')
}
