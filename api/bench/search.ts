import { parseArgs } from 'node:util'
import { HttpLoad } from './http-load.ts'
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
/** Calls before those that are measured: a process is slower in its first thousand. */
const WARM = 1_000
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
    const found = await searchCase(database, cookies, more)
    const sets = [found.statements, ...found.byOthers]
    await explain(`${page} of ${named(size)}`, found.statements)
    const median = await measureLatency(
      `search ${page}, ${named(size)} members`,
      [found.request.path],
      sets,
      cookies,
    )
    if (more === '') first = median
    const load = new HttpLoad(site, found.request, CLIENTS)
    const { statements, byOthers } = found
    const reference = await start('bare-driver.ts', { statements, byOthers, clients: CLIENTS })
    atEnd(() => load.close())
    const what = `search ${page}, ${named(size)} members`
    await measureRates({ what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }, measuring)
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
  await measureLatency(`search with its total, ${named(size)} members`, paths, [statements], cookies)
  return first
}

/** How much longer a call takes than its statements, in the median; answers with the call. */
async function measureLatency(
  what: string,
  paths: readonly string[],
  sets: readonly (readonly Statement[])[],
  cookies: readonly string[],
): Promise<number> {
  const call = timedCall(site, paths, cookies)
  const bare = await timedStatements(url, sets)
  // Once for each to be warm, where asking again says nothing else.
  if (paths.length === 1) await mediansOf(call.ask, bare.ask, WARM)
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
