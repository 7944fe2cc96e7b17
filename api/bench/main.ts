import { parseArgs } from 'node:util'
import { chargeCase } from './charge-case.ts'
import { chatsCase } from './chats-case.ts'
import { HttpLoad } from './http-load.ts'
import { type Bench, type Comparison, measureRates, openBench, type Rate } from './open-bench.ts'
import { rotateRequests } from './rotate-requests.ts'
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
  for (const one of [await chats(bench), await charges(bench)]) await measureRates(one, measuring)
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

/** Charges, from two processes each. */
async function charges({ database, start }: Bench): Promise<Comparison> {
  const { what, members, statements, each } = await chargeCase(database)
  const clients = CLIENTS / 2
  const bare = () => start('bare-driver.ts', { statements, each, clients })
  const ours = () => start('charger.ts', { members, clients })
  const [rate, reference] = [both(await ours(), await ours()), both(await bare(), await bare())]
  return { what, bar: 0.5, rate, reference }
}

function both(one: Rate, other: Rate): Rate {
  return async (ms) => {
    const rates = await Promise.all([one(ms), other(ms)])
    return rates[0] + rates[1]
  }
}
