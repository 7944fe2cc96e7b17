import { parseArgs } from 'node:util'
import { chargeCase } from './charge-case.ts'
import { chatsCase } from './chats-case.ts'
import { HttpLoad } from './http-load.ts'
import { inTurn } from './in-turn.ts'
import { type Bench, type Compared, measureRates, openBench, type Rate } from './open-bench.ts'
import { streamsCase } from './streams-case.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '15' }, milliseconds: { type: 'string', default: '2000' } },
})
const CLIENTS = 16

/**
 * How many calls the real processes answer in a second, beside the same statements sent by the bare driver to the same
 * database. Then what streams cost, by bars of their own, a line of JSON each: `{ what, unit, figure, bar }`.
 */
const bench = await openBench()
try {
  const measuring = { pairs: Number(values.pairs), milliseconds: Number(values.milliseconds) }
  for (const one of [await chats(bench), await charges(bench)]) await measureRates(one, measuring)
  for (const row of await streamsCase(bench)) console.log(JSON.stringify(row))
} finally {
  await bench.close()
}

/** Lists with session, by HTTP. */
async function chats({ database, site, start, atEnd }: Bench): Promise<Compared> {
  const { asked, statements, what } = await chatsCase(database)
  const load = new HttpLoad(site, inTurn(asked), CLIENTS)
  atEnd(() => load.close())
  const reference = await start('bare-driver.ts', { statements, clients: CLIENTS })
  return { what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }
}

/** Charges, by two processes each. */
async function charges({ database, start }: Bench): Promise<Compared> {
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
