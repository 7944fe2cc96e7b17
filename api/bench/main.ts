import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { ensureBrands } from '../src/features/site/brands.ts'
import { chargeCase } from './charge-case.ts'
import { chatsCase } from './chats-case.ts'
import { startProcess } from './child-process.ts'
import { HttpLoad } from './http-load.ts'
import { streamsCase } from './streams-case.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '15' }, milliseconds: { type: 'string', default: '2000' } },
})
const PAIRS = Number(values.pairs)
const MILLISECONDS = Number(values.milliseconds)
const CLIENTS = 16

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]

interface Compared {
  readonly what: string
  /** The least ratio, and the one to aim at. */
  readonly bar: number
  readonly stretch?: number
  readonly rate: (ms: number) => Promise<number>
  readonly reference: (ms: number) => Promise<number>
}

/**
 * How many calls the real processes answer in a second, beside the same statements sent by the bare driver to the same
 * database. Prints a line of JSON for each pair: `{ what, bar, stretch, figure, reference }`, calls a second. Then what
 * streams cost, by bars of their own: `{ what, unit, figure, bar }`.
 */
try {
  const url = process.env['DATABASE_URL'] ?? (await ownDatabase())
  const database = openDatabase({ url })
  ends.push(() => database.close())
  await migrate(database.pool)
  await ensureBrands(database)
  const site = await startApi(url)
  for (const one of [await chats(url, database, site), await charges(url, database)]) await measure(one)
  for (const row of await streamsCase({ database, url, site })) console.log(JSON.stringify(row))
} finally {
  for (const end of ends.toReversed()) await end()
}

async function measure({ rate, reference: askBare, ...about }: Compared) {
  // Once for each to be warm.
  await rate(MILLISECONDS)
  await askBare(MILLISECONDS)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const figure = await rate(MILLISECONDS)
    const reference = await askBare(MILLISECONDS)
    console.log(JSON.stringify({ ...about, figure, reference }))
  }
}

/** The real process; answers with where it listens. */
async function startApi(url: string): Promise<string> {
  const site = await startProcess('../src/main.ts', ['--role', 'api'], {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    // The load comes from as many addresses as people would, and stays below the limits, which are on.
    TRUST_PROXY: '127.0.0.1,::1',
  })
  ends.push(() => site.stop())
  return site.next('url')
}

/** Lists with session, by HTTP. */
async function chats(url: string, database: Database, site: string): Promise<Compared> {
  const { request, statements, what } = await chatsCase(database)
  const load = new HttpLoad(site, request, CLIENTS)
  ends.push(() => load.close())
  const reference = await start('bare-driver.ts', url, { statements, clients: CLIENTS })
  return { what, bar: 0.35, stretch: 0.5, rate: (ms) => load.rate(ms), reference }
}

/** Charges, by two processes each. */
async function charges(url: string, database: Database): Promise<Compared> {
  const { what, members, statements, each } = await chargeCase(database)
  const clients = CLIENTS / 2
  const bare = () => start('bare-driver.ts', url, { statements, each, clients })
  const ours = () => start('charger.ts', url, { members, clients })
  const [rate, reference] = [both(await ours(), await ours()), both(await bare(), await bare())]
  return { what, bar: 0.5, rate, reference }
}

type Rate = Compared['rate']

function both(one: Rate, other: Rate): Rate {
  return async (ms) => {
    const rates = await Promise.all([one(ms), other(ms)])
    return rates[0] + rates[1]
  }
}

/** A process that does the same each time it is asked. */
async function start(file: string, url: string, order: object): Promise<Rate> {
  const child = await startProcess(file, [], { DATABASE_URL: url })
  ends.push(() => child.stop())
  await child.next('ready')
  return async (ms) => {
    child.tell({ ...order, ms })
    return Number(await child.next('rate'))
  }
}

async function ownDatabase(): Promise<string> {
  const embedded = await startEmbedded({ folder: join(folder, 'database') })
  ends.push(() => embedded.stop())
  return embedded.url
}
