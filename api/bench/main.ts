import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { ensureBrands } from '../src/features/site/brands.ts'
import { chatsCase } from './chats-case.ts'
import { startProcess } from './child-process.ts'
import { HttpLoad } from './http-load.ts'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '15' }, milliseconds: { type: 'string', default: '2000' } },
})
const PAIRS = Number(values.pairs)
const MILLISECONDS = Number(values.milliseconds)
const CLIENTS = 16

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]

/**
 * How many lists with session the real process answers in a second, beside the same statements sent by the bare driver
 * to the same database. Prints a line of JSON for each pair: `{ what, figure, reference }`, calls a second.
 */
try {
  const url = process.env['DATABASE_URL'] ?? (await ownDatabase())
  const database = openDatabase({ url })
  ends.push(() => database.close())
  await migrate(database.pool)
  await ensureBrands(database)
  const { request, statements, what } = await chatsCase(database)
  const site = await startProcess('../src/main.ts', ['--role', 'api'], {
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    // The load comes from as many addresses as people would, and stays below the limits, which are on.
    TRUST_PROXY: '127.0.0.1,::1',
  })
  ends.push(() => site.stop())
  const bare = await startProcess('bare-driver.ts', [], { DATABASE_URL: url })
  ends.push(() => bare.stop())
  const load = new HttpLoad(await site.next('url'), request, CLIENTS)
  ends.push(() => load.close())
  await bare.next('ready')
  const askBare = async (ms: number) => {
    bare.tell({ statements, clients: CLIENTS, ms })
    return Number(await bare.next('rate'))
  }
  // Once for each to be warm.
  await load.rate(MILLISECONDS)
  await askBare(MILLISECONDS)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const figure = await load.rate(MILLISECONDS)
    const reference = await askBare(MILLISECONDS)
    console.log(JSON.stringify({ what, figure, reference }))
  }
} finally {
  for (const end of ends.toReversed()) await end()
}

async function ownDatabase(): Promise<string> {
  const embedded = await startEmbedded({ folder: join(folder, 'database') })
  ends.push(() => embedded.stop())
  return embedded.url
}
