import { parseArgs } from 'node:util'
import { chatsCase } from './chats-case.ts'
import { HttpLoad } from './http-load.ts'
import { type Bench, type Comparison, measureRates, openBench } from './open-bench.ts'
import { rotateRequests } from './rotate-requests.ts'
import { sendCase } from './send-case.ts'
import { streamsCase } from './streams-case.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '15' }, milliseconds: { type: 'string', default: '2000' } },
})
const CLIENTS = 16

/**
 * Measures how many calls per second the real processes serve, compared with the bare driver sending the same statements to
 * the same database. Then measures streams against bars of their own, one line of JSON each: `{ what, unit, figure, bar }`.
 */
const bench = await openBench()
try {
  const measuring = { pairs: Number(values.pairs), milliseconds: Number(values.milliseconds) }
  await measureRates(await chats(bench), measuring)
  // Not earlier: the server closes a connection that sends no request for ten seconds.
  const { p99, ...sends } = await messages(bench)
  await measureRates(sends, measuring)
  console.log(JSON.stringify({ what: `${sends.what}, p99`, unit: 'ms', figure: p99(), bar: 150 }))
  for (const row of await streamsCase(bench)) console.log(JSON.stringify(row))
} finally {
  await bench.close()
}

/** Chat lists over HTTP, with a session. */
async function chats({ database, site, start, atEnd }: Bench): Promise<Comparison> {
  const { requests, statements, what } = await chatsCase(database)
  const load = new HttpLoad(site, rotateRequests(requests), CLIENTS)
  atEnd(() => load.close())
  const reference = await start('bare-driver.ts', { statements, clients: CLIENTS })
  return { what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }
}

/** Messages over HTTP: session, charge, message, events, push messages. */
async function messages({
  database,
  site,
  start,
  atEnd,
}: Bench): Promise<Comparison & { p99: () => number }> {
  const { next, sets, what, id } = await sendCase(database)
  const load = new HttpLoad(site, next, CLIENTS)
  atEnd(() => load.close())
  const [statements, ...byOthers] = sets
  const reference = await start('bare-driver.ts', { statements, byOthers, id, clients: CLIENTS })
  return { what, bar: 0.5, rate: (ms) => load.rate(ms), reference, p99: () => load.percentile(0.99) }
}
