import type { BenchArguments } from '../report/arguments.ts'
import type { Row } from '../report/row.ts'
import { chatsCase } from './chats-case.ts'
import { HttpLoad } from './http-load.ts'
import { measureRates, openBench } from './open-bench.ts'
import { rotateRequests } from './rotate-requests.ts'
import { sendCase } from './send-case.ts'
import { streamsCase } from './streams-case.ts'

const CLIENTS = 16

/**
 * Measures how many calls per second the real processes serve, compared with the bare driver sending the same statements to
 * the same database. Then measures streams against bars of their own.
 */
export async function* measureCalls({ pairs }: BenchArguments): AsyncIterable<Row[]> {
  await using bench = await openBench()
  const { database, site } = bench

  // Chat lists over HTTP, with a session.
  const chats = await chatsCase(database)
  using lists = new HttpLoad(site, rotateRequests(chats.requests), CLIENTS)
  const bareLists = await bench.start('bare-driver.ts', { statements: chats.statements, clients: CLIENTS })
  yield [
    await measureRates(
      { what: chats.what, bar: 0.35, stretch: 0.5, rate: lists.rate, reference: bareLists },
      pairs,
    ),
  ]

  // Messages over HTTP: session, charge, message, events, push messages. Not earlier: the server closes a connection that
  // sends no request for ten seconds.
  const { next, sets, what, id } = await sendCase(database)
  using sends = new HttpLoad(site, next, CLIENTS)
  const [statements, ...byOthers] = sets
  const reference = await bench.start('bare-driver.ts', { statements, byOthers, id, clients: CLIENTS })
  yield [
    await measureRates({ what, bar: 0.5, rate: sends.rate, reference }, pairs),
    { what: `${what}, p99`, unit: 'ms', figure: sends.percentile(0.99), bar: 150 },
  ]
  yield await streamsCase(bench)
}
